//! Has the folders that `include_dir!` compiles in read again where a file is added.

fn main() {
    for folder in ["guides", "lessons", "locales", "tips"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
