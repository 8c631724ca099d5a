import type { FeedProduct, PackshotSpec } from '@korb/contracts/catalogue/catalogue-feed';
import type { Article } from './articles.ts';
import { draw, drawInteger, pick } from './chance.ts';
import { showcase } from './data/showcase.ts';
import { growers, storageTexts } from './data/storage.ts';
import { markAllergens, toNutrition } from './food.ts';
import { type Language, say, type Text } from './model.ts';
import { classOf, tintFor, toPicture } from './picture.ts';
import { contentText, netContent, netGrams } from './sizes.ts';
import { slugify } from './slug.ts';

export function toProduct(article: Article, language: Language, today: Date): FeedProduct {
	const { family, category, brand, size, key } = article;
	const name = nameOf(article, language);
	const content = contentText(size, category.unit, language);
	const brandName = brand ? say(brand.name, language) : '';
	const shown = showcase[key];
	const daysListed = shown
		? 400
		: draw(key, 'new') < 0.04
			? drawInteger(28, key)
			: 40 + drawInteger(1100, key);
	const picture = toPicture(article, language);
	const labels = daysListed < 30 ? [...article.labels, 'new' as const] : article.labels;
	const [origin, ...place] = (article.variant?.[2]?.origin ?? family.origin ?? '').split(' ');
	const minimumAge = family.minimumAge;
	return {
		type: 'product',
		sku: article.sku,
		slug: slugify(`${brandName} ${name} ${content}`),
		name,
		brand: brandName ? slugify(brandName) : null,
		categories: [slugify(say(category.name, language))],
		description: describe(article, language),
		netContent: netContent(size, category.unit),
		contentText: content,
		soldBy: size.soldBy,
		maxQuantity: family.maxQuantity ?? (minimumAge ? 36 : 99),
		...(minimumAge && { minimumAge }),
		depositCents: depositOf(article),
		vatClass: family.vat ?? category.vat,
		...(article.single && { bundle: { sku: article.single, size: size.count } }),
		weightGrams: grossGrams(article),
		labels,
		...(origin && { origin }),
		...(place.length > 0 && { originText: place.join(' ') }),
		...(category.storage !== 'none' && { food: toFood(article, language) }),
		picture: { kind: 'packshot', spec: picture },
		...moreViews(picture),
		tint: classOf(article).tint ?? tintFor(picture.main),
		popularity: shown ? 0.97 : Number((draw(key, 'popularity') ** 2 * 0.95).toFixed(3)),
		keywords: listKeywords(article, language),
		listedOn: isoDay(today, -daysListed),
		...(size.soldBy.kind === 'piece' && { eans: [toEan(article.sku)] }),
		shelfPlace: shelfPlaceOf(article),
	};
}

/** In the range that GS1 leaves to shops, so that it is nobody's barcode. */
function toEan(sku: string): string {
	const code = `2000${sku}`;
	const sum = [...code].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
	return `${code}${(10 - (sum % 10)) % 10}`;
}

/** A category stands in one aisle. */
function shelfPlaceOf({ category, key }: Article): string {
	const aisle = 'ABCDEFGHKLMN'.charAt(drawInteger(12, say(category.name, 'en'), 'aisle'));
	const bay = String(drawInteger(20, key, 'bay') + 1).padStart(2, '0');
	return `${aisle}-${bay}-${drawInteger(5, key, 'shelf') + 1}`;
}

/** The content of a pack, for the product gallery; loose products show it anyway. */
function moreViews({ form, emoji, dye, brand, name, main, accent }: PackshotSpec) {
	if (form === 'loose' || !emoji) return {};
	const spec = { form: 'loose' as const, brand, name, emoji, ...(dye && { dye }), main, accent };
	return { morePictures: [{ kind: 'packshot' as const, spec }] };
}

export function nameOf({ family, variant }: Article, language: Language): string {
	const own = variant ? (language === 'de' ? variant[0] : variant[1]) : '';
	const name = say(family.name, language).replaceAll('{v}', own).replaceAll('|', '');
	return name.charAt(0).toUpperCase() + name.slice(1);
}

export function isoDay(today: Date, offset: number): string {
	return new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
}

/** A sentence about the family, then optional ones about the variant and the maker or serving. */
function describe(article: Article, language: Language): string {
	const { family, variant, brand, category, key } = article;
	const own = variant ? (language === 'de' ? variant[0] : variant[1]) : '';
	const sentences: Text[] = [pick(family.about, key, 'about')];
	if (variant?.[2]?.note) sentences.push(variant[2].note);
	const endings = [...(category.tips ?? []), ...(brand ? [brand.about] : [])];
	const isShort = say(sentences[0] ?? ['', ''], language).length < 45;
	if (endings.length > 0 && (isShort || draw(key, 'ending') < 0.75)) {
		sentences.push(pick(endings, key, 'ending text'));
	}
	return sentences
		.map((text) => say(text, language).replaceAll('{v}', own.replaceAll('|', '')))
		.join(' ');
}

function toFood(article: Article, language: Language): NonNullable<FeedProduct['food']> {
	const { family, variant, category, brand, key } = article;
	const details = variant?.[2];
	const list = details?.ingredients ?? family.ingredients;
	const marked = list && markAllergens(fillIngredients(say(list, language), article, language));
	const allergens = marked?.allergens ?? [];
	const nutrition = details?.nutrition ?? family.nutrition;
	const preparation = details?.preparation ?? family.preparation;
	const alcoholPercent = details?.alcohol ?? family.alcohol;
	const per = category.unit === 'l' ? '100ml' : '100g';
	return {
		...(marked && { ingredients: marked.text }),
		allergens,
		traces: (details?.traces ?? family.traces ?? []).filter((trace) => !allergens.includes(trace)),
		...(nutrition && { nutrition: toNutrition(nutrition, per, key, alcoholPercent) }),
		storage: say(storageTexts[family.storage ?? category.storage], language),
		...(preparation && { preparation: say(preparation, language) }),
		producer: brand?.house ?? pick(growers, category.id, article.family.id),
		...(alcoholPercent !== undefined && { alcoholPercent }),
	};
}

function fillIngredients(text: string, article: Article, language: Language): string {
	const own = article.variant?.[2]?.ingredient;
	const filled = text.replaceAll('{i}', own ? say(own, language) : nameOf(article, language));
	return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Austrian one-way deposit on plastic bottles and cans, except milk; families set it for glass. */
function depositOf({ family, pack, category, size }: Article): number {
	if (family.deposit !== undefined) return family.deposit * size.count;
	const isOneWay = pack === 'bottle/pet' || pack === 'can/drink' || pack.startsWith('sixpack');
	return isOneWay && category.unit === 'l' && category.storage === 'ambient' ? 25 * size.count : 0;
}

function grossGrams({ pack, size }: Article): number {
	const [form = ''] = pack.split('/');
	const share = packagingShare[pack] ?? packagingShare[form] ?? 0.05;
	return Math.max(1, Math.round(netGrams(size) * (1 + share)));
}

const packagingShare: Record<string, number> = {
	'bottle/glass': 0.55,
	'bottle/wine': 0.7,
	'bottle/beer': 0.65,
	'bottle/oil': 0.6,
	jar: 0.55,
	can: 0.14,
	tub: 0.08,
	box: 0.1,
	loose: 0,
};

function listKeywords({ family, variant }: Article, language: Language): string[] {
	const texts = [family.keywords, variant?.[2]?.keywords].flatMap((text) => text ?? []);
	const chosen = texts.filter((_, i) => i % 2 === (language === 'de' ? 0 : 1));
	return [...new Set(chosen.flatMap((text) => text.split(',').map((word) => word.trim())))];
}
