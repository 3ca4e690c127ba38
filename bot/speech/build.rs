//! Has the folders that `include_dir!` compiles in read again where a file is added.

fn main() {
    for folder in ["locales", "../../rules/src/variants"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
