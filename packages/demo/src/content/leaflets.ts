import type { BlockInput, DemoDocument } from './document.ts';
import { type Language, pathIn, type Say, slugIn, textsIn } from './language.ts';
import { type PictureName, picture } from './pictures.ts';

/** What lies at the entrance of a store, to leaf through at home: a page for each, and one where all lie. */
export function leaflets(language: Language): DemoDocument[] {
	const say = textsIn(language);
	return [
		page(say, language),
		...drafts(say, language).flatMap(({ key, slug, title, lead, cover, blocks }) => [
			{
				kind: 'publication' as const,
				key,
				document: {
					title,
					cover: picture(cover, `${say('Titelseite', 'Cover')}: ${title}`),
					href: `/${slug}`,
				},
			},
			{
				kind: 'page' as const,
				key: slug,
				document: {
					meta: { title, description: lead },
					blocks: [
						{ type: 'headline' as const, level: 1 as const, text: title },
						{ type: 'text' as const, size: 'lead' as const, paragraphs: [lead] },
						...blocks,
					],
				},
			},
		]),
	];
}

export const leafletKeys = ['flugblatt-der-woche', 'herbstkueche', 'fruehstueck', 'backen'];

type Draft = {
	key: string;
	slug: string;
	title: string;
	lead: string;
	cover: PictureName;
	blocks: BlockInput[];
};

function drafts(say: Say, language: Language): Draft[] {
	const assortment = pathIn(language, 'assortment');
	const goods = (title: string, category: string, isReduced = false): BlockInput => ({
		type: 'product-group',
		title,
		source: { kind: isReduced ? 'promotion' : 'category', category },
		look: 'grid',
		more: {
			label: say('Alle zeigen', 'Show all'),
			href: `${assortment}/${category}${isReduced ? '?offers=1' : ''}`,
		},
	});
	return [
		{
			key: 'flugblatt-der-woche',
			slug: say('flugblatt-der-woche', 'leaflet-of-the-week'),
			title: say('Flugblatt der Woche', 'Leaflet of the week'),
			lead: say(
				'Was gerade günstiger ist. Bis wann, steht bei jedem Artikel.',
				'What costs less just now. Every item says until when.',
			),
			cover: 'marktkiste',
			blocks: [
				goods(
					say('Frisch vom Feld', 'Fresh from the field'),
					say('obst-gemuese', 'fruit-veg'),
					true,
				),
				goods(say('Aus dem Kühlregal', 'From the chiller'), say('kuehlwaren', 'chilled'), true),
				goods(say('Für den Vorrat', 'For the cupboard'), say('vorrat', 'cupboard'), true),
				goods(say('Zu trinken', 'To drink'), say('getraenke', 'drinks'), true),
			],
		},
		{
			key: 'herbstkueche',
			slug: say('herbstkueche', 'autumn-kitchen'),
			title: say('Herbstküche', 'The autumn kitchen'),
			lead: say(
				'Kürbis, Schwammerl und Erdäpfel: was jetzt schmeckt und was daraus wird.',
				'Squash, mushrooms and potatoes: what tastes best now, and what to make of it.',
			),
			cover: 'kochtopf',
			blocks: [
				{
					type: 'recipe-group',
					title: say('Zum Nachkochen', 'Worth cooking'),
					source: { kind: 'latest' },
				},
				goods(
					say('Erdäpfel & Zwiebel', 'Potatoes & onions'),
					say('erdaepfel-zwiebel', 'potatoes-onions'),
				),
				goods(say('Schwammerl & Pilze', 'Mushrooms'), say('schwammerl-pilze', 'mushrooms')),
			],
		},
		{
			key: 'fruehstueck',
			slug: say('gut-gefruehstueckt', 'a-good-breakfast'),
			title: say('Gut gefrühstückt', 'A good breakfast'),
			lead: say(
				'Frisches Gebäck, ein weiches Ei und Zeit für die zweite Tasse.',
				'Fresh rolls, a soft egg and time for a second cup.',
			),
			cover: 'croissant',
			blocks: [
				goods(say('Vom Bäcker', 'From the baker'), say('brot-gebaeck', 'bakery')),
				goods(say('Eier', 'Eggs'), say('eier', 'eggs')),
				goods(say('Kaffee', 'Coffee'), say('kaffee', 'coffee')),
			],
		},
		{
			key: 'backen',
			slug: say('alles-fuers-backen', 'all-for-baking'),
			title: say('Alles fürs Backen', 'All for baking'),
			lead: say(
				'Mehl, Zucker, Butter: mehr braucht ein guter Kuchen nicht. Fast nicht.',
				'Flour, sugar, butter: a good cake needs no more. Well, hardly.',
			),
			cover: 'torte',
			blocks: [
				goods(say('Backzutaten', 'Baking'), say('backzutaten', 'baking-ingredients')),
				goods(say('Butter', 'Butter'), say('butter-streichfett', 'butter-spreads')),
				goods(say('Eier', 'Eggs'), say('eier', 'eggs')),
			],
		},
	];
}

function page(say: Say, language: Language): DemoDocument {
	const title = say('Flugblätter', 'Leaflets');
	return {
		kind: 'page',
		key: slugIn(language, 'leaflets'),
		document: {
			meta: {
				title,
				description: say(
					'Die Aktionen der Woche und Hefte zum Kochen und Backen.',
					'The offers of the week, and booklets on cooking and baking.',
				),
			},
			blocks: [
				{ type: 'headline', level: 1, text: title },
				{
					type: 'text',
					size: 'lead',
					paragraphs: [
						say(
							'Jeden Donnerstag neu: was diese Woche günstig ist, und was man daraus kochen kann.',
							'New every Thursday: what is cheap this week, and what to cook with it.',
						),
					],
				},
				{ type: 'publication', publications: leafletKeys },
				{
					type: 'product-group',
					title: say('Gleich in den Korb', 'Straight into your basket'),
					text: say('Aus dem Flugblatt der Woche.', 'From the leaflet of the week.'),
					source: { kind: 'promotion' },
					look: 'grid',
					more: { label: say('Alle Aktionen', 'All offers'), href: pathIn(language, 'offers') },
				},
			],
		},
	};
}
