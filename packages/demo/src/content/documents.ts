import type { DemoDocument } from './document.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { type Language, textsIn } from './language.ts';
import { leaflets } from './leaflets.ts';
import { legalPages } from './legal-pages.ts';
import { picture } from './pictures.ts';
import { recipes } from './recipes.ts';
import { servicePages } from './service-pages.ts';
import { showcase } from './showcase.ts';
import { vouchers } from './vouchers.ts';

/** Everything both demo shops publish, ready for the contract. */
export function listDocuments(language: Language): DemoDocument[] {
	const say = textsIn(language);
	return [
		home(language),
		...servicePages(language),
		...legalPages(language),
		showcase(language),
		...recipes(language),
		...frame(language),
		recipesPage(language),
		...leaflets(language),
		...vouchers(language),
		{
			kind: 'search-banner',
			key: 'marillen',
			document: {
				terms: say('marille,aprikose,knödel', 'apricot,dumpling').split(','),
				title: say('Marillenzeit', 'Apricot season'),
				text: say('Aus der Wachau, solange es sie gibt.', 'From the Wachau, while they last.'),
				image: picture('marille'),
				link: {
					label: say('Zum Knödelrezept', 'To the dumpling recipe'),
					href: say('/rezepte/marillenknoedel-aus-topfenteig', '/recipes/apricot-dumplings'),
				},
			},
		},
		...(language === 'de' ? [pesticides] : []),
	];
}

function recipesPage(language: Language): DemoDocument {
	const say = textsIn(language);
	return {
		kind: 'route-page',
		key: 'recipes',
		document: {
			meta: {
				title: say('Rezepte', 'Recipes'),
				description: say('Was wir selbst gern kochen.', 'What we like to cook ourselves.'),
			},
			blocks: [
				{
					type: 'recipe-search',
					title: say('Was hast du zu Hause?', 'What do you have at home?'),
					placeholder: say('Erdäpfel, Linsen, Marillen …', 'Potatoes, lentils, apricots …'),
					tags: say(
						'Schnell|Vegetarisch|Vegan|Für Kinder',
						'Quick|Vegetarian|Vegan|For kids',
					).split('|'),
				},
			],
		},
	};
}

const pesticides: DemoDocument = {
	kind: 'pesticides',
	key: 'table',
	document: {
		updatedOn: '2026-11-09',
		rows: [
			['Äpfel Gala', 'Österreich', 'Captan', 0.021, 10, '2026-11-02'],
			['Äpfel Gala', 'Österreich', 'Pirimicarb', 0.004, 0.5, '2026-11-02'],
			['Marillen', 'Österreich', 'Fludioxonil', 0.11, 5, '2026-07-14'],
			['Paprika rot', 'Spanien', 'Flonicamid', 0.03, 0.3, '2026-10-27'],
			['Trauben kernlos', 'Italien', 'Boscalid', 0.19, 5, '2026-10-20'],
			['Zitronen', 'Spanien', 'Imazalil', 1.2, 5, '2026-10-20'],
			['Häuptelsalat', 'Österreich', 'Propamocarb', 0.08, 40, '2026-11-05'],
			['Erdbeeren', 'Österreich', 'Cyprodinil', 0.06, 5, '2026-06-11'],
		].map(([product, origin, substance, value, limit, sampledOn]) => ({
			product: String(product),
			origin: String(origin),
			substance: String(substance),
			value: Number(value),
			limit: Number(limit),
			sampledOn: String(sampledOn),
		})),
	},
};
