import type { Allergen, Nutrition } from '@korb/contracts/catalogue/catalogue-feed';
import { draw } from './chance.ts';

/** Marks every allergen in a list of ingredients and returns them. */
export function markAllergens(ingredients: string): { text: string; allergens: Allergen[] } {
	const found = new Set<Allergen>();
	const text = ingredients.replace(
		/(cocoa butter|shea butter|coconut milk)|[\p{L}-]+/giu,
		(word, harmlessPair) => {
			if (harmlessPair) return word;
			const allergen = allergenOf(word);
			if (!allergen) return word;
			found.add(allergen);
			return `**${word}**`;
		},
	);
	return { text, allergens: order.filter((allergen) => found.has(allergen)) };
}

function allergenOf(word: string): Allergen | undefined {
	const plain = word.toLowerCase();
	if (harmless.test(plain)) return undefined;
	return order.find((allergen) => words[allergen].test(plain));
}

/** Names that only sound like one: buckwheat, nutmeg, lactic acid, cocoa butter, oat-free … */
const harmless =
	/^(buchweizen.*|buckwheat|muskatnuss|nutmeg|kokos.*|coconuts?|milchsäure.*|lactic|kakaobutter|butternuss.*|butternut|eierschwammerl|eiweiß.*|mandarinen?|erbsen.*|reisdrink|austernpilz.*|fischmehlfrei)$/;

const words: Record<Allergen, RegExp> = {
	peanuts: /erdnuss|erdnüsse|peanut/,
	gluten:
		/weizen|roggen|gerste|dinkel|hafer|bulgur|couscous|gluten|wheat|^rye|barley|spelt|^oat|seitan/,
	molluscs: /muschel|tintenfisch|calamari|mussel|squid|octopus/,
	crustaceans: /garnele|krebs|hummer|prawn|shrimp|crab|lobster/,
	eggs: /^(ei|eier|vollei|eigelb|eiklar|hühnerei.*|freilandei.*|volleipulver|eigelbpulver|eggs?|egg-.*)$/,
	fish: /fisch|lachs|thunfisch|sardelle|sardine|hering|makrele|forelle|kabeljau|seelachs|dorsch|karpfen|saibling|zander|fish|salmon|tuna|anchov|herring|mackerel|trout|cod$|pollock|char$|carp$|zander|bream|bass$|dorade|wolfsbarsch/,
	soy: /soja|soya|tofu/,
	milk: /milch|joghurt|obers|rahm|butter|topfen|käse|molke|lactose|laktose|sahne|kefir|mozzarella|parmesan|gouda|emmentaler|mascarpone|ricotta|schmand|skyr|feta|milk|yoghurt|cream$|curd|cheese|whey|casein/,
	nuts: /haselnuss|haselnüsse|haselnuß|mandel|walnuss|walnüsse|cashew|pistazie|pekannuss|pekannüsse|macadamia|paranuss|paranüsse|nougat|marzipan|hazelnut|almond|walnut|pistachio|pecan|brazil-nut/,
	celery: /sellerie|celery|celeriac/,
	mustard: /senf|mustard/,
	sesame: /sesam|tahin/,
	sulphites: /sulfit|schwefeldioxid|sulphite|sulphur/,
	lupin: /lupin/,
};

const order = Object.keys(words) as Allergen[];

/**
 * `fat saturates carbohydrate sugars fibre protein salt`, varied slightly per product, because no
 * two makers have the same recipe. Energy is calculated as in Regulation 1169/2011, annex XIV.
 */
export function toNutrition(
	text: string,
	per: Nutrition['per'],
	key: string,
	alcoholPercent = 0,
): Nutrition {
	const [fat = 0, saturates = 0, carbohydrate = 0, sugars = 0, fibre = 0, protein = 0, salt = 0] =
		text.split(' ').map(Number);
	const stretch = 0.97 + draw(key, 'recipe') * 0.06;
	const tidy = (grams: number) => Number(grams.toFixed(grams < 1 ? 2 : 1));
	const moved = {
		fatGrams: tidy(fat * stretch),
		saturatesGrams: tidy(saturates * stretch),
		carbohydrateGrams: tidy(carbohydrate * stretch),
		sugarsGrams: tidy(sugars * stretch),
		fibreGrams: tidy(fibre),
		proteinGrams: tidy(protein),
		saltGrams: tidy(salt),
	};
	const alcoholGrams = alcoholPercent * 0.789;
	const energy = (forFat: number, forSugar: number, forFibre: number, forAlcohol: number) =>
		Math.round(
			moved.fatGrams * forFat +
				(moved.carbohydrateGrams + moved.proteinGrams) * forSugar +
				moved.fibreGrams * forFibre +
				alcoholGrams * forAlcohol,
		);
	return { per, energyKj: energy(37, 17, 8, 29), energyKcal: energy(9, 4, 2, 7), ...moved };
}
