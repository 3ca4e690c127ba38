//! What a rating chart shows.

use render::{RatedPoint, RatingChart, Rgb, Size, THEMES, Theme};
use rules::BoardSize;

use crate::support::Picture;
use crate::support::portraits::{ADA, person};
use crate::support::sheets;

fn points(ratings: &[i64]) -> RatingChart {
    let point = |rating: &i64| RatedPoint { rating: *rating, deviation: 40 };
    RatingChart { points: ratings.iter().map(point).collect(), first: 0, portrait: None }
}

/// The picture's width and pixels.
fn drawn(rating_chart: &RatingChart, theme: &Theme, size: Size) -> (usize, Vec<Rgb>) {
    let bytes = render::rating_chart(rating_chart, theme, size);
    let image = Picture::decode(&bytes, BoardSize::EIGHT).image;
    assert_eq!(image.dimensions(), (size.board(), size.board() / 2));
    let colors = image.pixels().map(|it| Rgb(it[0], it[1], it[2])).collect();
    (image.width() as usize, colors)
}

/// The middle of what is of the curve's colour in a column, in hundredths of the height; none where
/// nothing is.
fn height_at(picture: &(usize, Vec<Rgb>), column: usize, theme: &Theme) -> Option<usize> {
    let (width, pixels) = picture;
    let rows = pixels.len() / width;
    let is_curve = |row: &usize| pixels[row * width + column] == theme.status_bar.sign;
    let found: Vec<usize> = (0..rows).filter(is_curve).collect();
    Some(100 * (found.first()? + found.last()?) / 2 / rows)
}

#[test]
fn higher_ratings_are_higher_in_every_theme_and_size() {
    let rising = points(&[1400, 1500, 1600, 1700]);
    let falling = points(&[1700, 1600, 1500, 1400]);
    for theme in THEMES {
        for size in Size::ALL {
            let heights = |rating_chart: &RatingChart| -> Vec<usize> {
                let picture = drawn(rating_chart, theme, size);
                let at = [20, 50, 80].map(|part| picture.0 * part / 100);
                at.into_iter().filter_map(|column| height_at(&picture, column, theme)).collect()
            };
            let (rising, falling) = (heights(&rising), heights(&falling));
            // The first row is the upper one.
            assert_eq!((rising.len(), falling.len()), (3, 3), "{} {size:?}", theme.name);
            assert!(rising.is_sorted_by(|one, next| one > next), "{rising:?}");
            assert!(falling.is_sorted_by(|one, next| one < next), "{falling:?}");
        }
    }
}

#[test]
fn any_curve_is_drawn_and_its_end_is_marked() {
    let theme = Theme::default();
    let many: Vec<i64> = (0..1000).map(|nth| 1500 + (nth * 37) % 400).collect();
    let curves: [&[i64]; 7] =
        [&[], &[1500], &[1500, 1500], &[1500, 1662], &many, &[-300, 4000], &[0, 1]];
    for ratings in curves {
        let rating_chart = points(ratings);
        let picture = drawn(&rating_chart, &theme, Size::Normal);
        let marked = picture.1.iter().filter(|color| **color == theme.status_bar.sign).count();
        // The dot alone has more than a hundred such pixels.
        assert_eq!(marked >= 100, !ratings.is_empty(), "{marked} of {ratings:?}");
    }
    let huge = RatedPoint { rating: i64::MAX / 4, deviation: 350 };
    render::rating_chart(
        &RatingChart { points: vec![huge], first: usize::MAX / 2, portrait: None },
        &theme,
        Size::Small,
    );
}

#[test]
fn the_numbers_below_count_from_the_first_game_that_is_shown() {
    let theme = Theme::default();
    let rating_chart = points(&[1500, 1520, 1510]);
    let later = RatingChart { first: 40, ..rating_chart.clone() };
    let [one, other] = [&rating_chart, &later].map(|it| drawn(it, &theme, Size::Normal));
    let rows = |(width, pixels): &(usize, Vec<Rgb>), part: std::ops::Range<usize>| {
        pixels[part.start * width..part.end * width].to_vec()
    };
    assert!(rows(&one, 0..310) == rows(&other, 0..310), "the curve is the same");
    assert!(rows(&one, 320..360) != rows(&other, 320..360));
    let certain = points(&[1500, 1520, 1510]);
    let mut vague = certain.clone();
    vague.points[1].deviation = 60;
    let [one, other] = [&certain, &vague].map(|it| drawn(it, &theme, Size::Normal));
    assert!(one != other, "the band is seen");
}

#[test]
fn an_uncertain_rating_has_no_band_that_would_cover_all() {
    let theme = Theme::default();
    let tint = tinted(&theme);
    let with = |deviations: &[i64]| {
        let point = |(deviation, nth): (&i64, i64)| RatedPoint {
            rating: 1500 + 20 * (nth % 3),
            deviation: *deviation,
        };
        let points = deviations.iter().zip(0..).map(point).collect();
        let (_, pixels) =
            drawn(&RatingChart { points, first: 0, portrait: None }, &theme, Size::Normal);
        100 * pixels.iter().filter(|it| **it == tint).count() / pixels.len()
    };
    assert_eq!(with(&[350, 290, 240, 200]), 0);
    assert_eq!(with(&[350, 290, 240, 109]), 0, "one place is no band");
    let [half, whole] = [with(&[350, 240, 105, 100]), with(&[100, 95, 90, 85])];
    assert!(half > 5 && whole > half, "{half} {whole}");
}

/// The colour of the band.
fn tinted(theme: &Theme) -> Rgb {
    let rating_chart = points(&[1500, 1500]);
    let (width, pixels) = drawn(&rating_chart, theme, Size::Normal);
    // A little above the line.
    let line = pixels.len() / width / 2 - 26;
    pixels[(line - 20) * width + width / 2]
}

#[test]
fn whose_rating_it_is_shows_at_the_end_of_the_curve() {
    let plain = points(&[1500, 1520, 1490, 1560]);
    let one = RatingChart { portrait: Some(person(ADA)), ..plain.clone() };
    let theme = Theme::default();
    let nobody = RatingChart { points: Vec::new(), ..one.clone() };
    render::rating_chart(&nobody, &theme, Size::Small);
    let decode = |chart| sheets::decode(&render::rating_chart(chart, &theme, Size::Normal));
    let [plain, one] = [&plain, &one].map(decode);
    let pairs = plain.enumerate_pixels().zip(one.pixels());
    let changed: Vec<u32> = pairs.filter(|((.., a), b)| a != b).map(|((x, ..), _)| x).collect();
    assert!(changed.len() > 1_000 && changed.iter().all(|x| *x >= 640), "{}", changed.len());
}
