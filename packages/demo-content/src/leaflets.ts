import type { DemoDocument } from './document.ts';
import { type Language, pathIn, type Say, slugIn, speaker } from './language.ts';
import { type PictureName, picture } from './pictures.ts';

/** What lies at the entrance of a store, to leaf through at home, and the page where it lies. */
export function leaflets(language: Language): DemoDocument[] {
	const say = speaker(language);
	return [
		page(say, language),
		...drafts(say, language).map(({ key, title, cover, href, valid }) => ({
			kind: 'publication' as const,
			key,
			document: {
				title,
				cover: picture(cover, `${say('Titelseite', 'Cover')}: ${title}`),
				href,
				...(valid && { validFrom: valid[0], validUntil: valid[1] }),
			},
		})),
	];
}

export const leafletKeys = ['flugblatt-der-woche', 'herbstkueche', 'fruehstueck', 'backen'];

type Draft = {
	key: string;
	title: string;
	cover: PictureName;
	href: string;
	valid?: [from: string, until: string];
};

function drafts(say: Say, language: Language): Draft[] {
	const aisle = (de: string, en: string) => `${pathIn(language, 'assortment')}/${say(de, en)}`;
	return [
		{
			key: 'flugblatt-der-woche',
			title: say('Flugblatt der Woche', 'Leaflet of the week'),
			cover: 'einkaufskorb',
			href: pathIn(language, 'offers'),
			valid: ['2026-11-12', '2026-11-18'],
		},
		{
			key: 'herbstkueche',
			title: say('Herbstküche', 'The autumn kitchen'),
			cover: 'kochtopf',
			href: pathIn(language, 'recipes'),
		},
		{
			key: 'fruehstueck',
			title: say('Gut gefrühstückt', 'A good breakfast'),
			cover: 'croissant',
			href: aisle('brot-gebaeck', 'bakery'),
		},
		{
			key: 'backen',
			title: say('Alles fürs Backen', 'All for baking'),
			cover: 'torte',
			href: aisle('vorrat', 'cupboard'),
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
