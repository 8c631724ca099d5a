import type { DemoDocument } from './document.ts';
import { type Language, pathIn, textsIn } from './language.ts';
import { type PictureName, picture } from './pictures.ts';

type Tint = 'peach' | 'butter' | 'sage' | 'mint' | 'sky' | 'lilac' | 'rose' | 'sand';

export function home(language: Language): DemoDocument {
	const say = textsIn(language);
	const assortment = pathIn(language, 'assortment');
	const money = (de: string, en: string) => say(`€ ${de}`, `£${en}`);
	return {
		kind: 'page',
		key: '',
		document: {
			meta: {
				title: say(
					'Korb – frisch bestellt, heute geliefert',
					'Greenbasket – your weekly shop, picked with care',
				),
				description: say(
					'Obst, Gemüse, Brot und alles für den Wochenkorb: heute bestellt, heute an deiner Tür oder in deiner Filiale abholbereit.',
					'Fruit, veg, bread and everything else for the week: order today, delivered to your door or ready to collect.',
				),
				keywords: say(
					'Supermarkt,Lebensmittel,Lieferung,Abholung',
					'supermarket,groceries,delivery,click and collect',
				).split(','),
			},
			blocks: [
				{
					type: 'teaser-slider',
					label: say('Höhepunkte', 'Highlights'),
					slides: [
						{
							eyebrow: say('Jetzt Saison', 'In season now'),
							title: say('Reif gepflückt. Heute im Korb.', 'Picked ripe. Here by tonight.'),
							text: say(
								'Marillen aus der Wachau, Paradeiser aus dem Seewinkel: in der Früh geerntet, ab 16 Uhr bei dir.',
								'Apricots and tomatoes harvested this morning, at your door from 4 pm.',
							),
							image: picture('einkaufskorb'),
							link: {
								label: say('Zur Ernte', 'Shop the season'),
								href: `${assortment}/${say('obst-gemuese', 'fruit-veg')}`,
							},
							sticker: {
								above: say('Marillen', 'Apricots'),
								main: money('3,99', '3.99'),
								below: '500 g',
							},
						},
						{
							eyebrow: say('Aus der Nacht', 'Baked overnight'),
							title: say('Brot, das noch warm war.', 'Bread that was warm an hour ago.'),
							text: say(
								'Um vier Uhr gebacken, zum Frühstück bei dir.',
								'Out of the oven at four, at your table for breakfast.',
							),
							image: picture('croissant'),
							link: {
								label: say('Zum Brot', 'To the bakery'),
								href: `${assortment}/${say('brot-gebaeck', 'bakery')}`,
							},
							tint: 'butter',
						},
						{
							eyebrow: say('Heute Abend', 'Tonight'),
							title: say('Was koch ma?', 'What’s for dinner?'),
							text: say(
								'Zwölf Rezepte, die nach Feierabend noch gehen. Mit einer Zutatenliste, die du nicht abschreiben musst.',
								'Twelve recipes that still work after work, with a shopping list you need not copy.',
							),
							image: picture('kochtopf'),
							link: {
								label: say('Zu den Rezepten', 'See recipes'),
								href: pathIn(language, 'recipes'),
							},
							tint: 'sage',
						},
					],
					companions: [
						{
							look: 'pass',
							title: say('Liefern lassen ohne Gebühr', 'Delivery without the fee'),
							text: say(
								'Ein Monat um € 7,90, endet von selbst.',
								'One month for £5.99, ends by itself.',
							),
							image: picture('roller'),
							link: {
								label: say('Lieferpass ansehen', 'See the pass'),
								href: pathIn(language, 'pass'),
							},
						},
						{
							look: 'deal',
							title: say('Aktionen der Woche', 'Offers of the week'),
							text: say(
								'Bis zu −30 %, jeden Donnerstag neu.',
								'Up to 30% off, new every Thursday.',
							),
							image: picture('geschenk'),
							link: { label: say('Alle Aktionen', 'See offers'), href: pathIn(language, 'offers') },
						},
					],
				},
				{
					type: 'feature',
					items: [
						{
							icon: 'truck',
							title: say('Heute bestellt, heute da', 'Same-day delivery'),
							text: say('Bestellschluss 12 Uhr', 'Order before noon'),
						},
						{
							icon: 'snowflake',
							title: say('Gekühlt bis zur Tür', 'Chilled to the door'),
							text: say('Nie über 4 °C', 'Never above 4 °C'),
						},
						{
							icon: 'shield-check',
							title: say('Frische-Garantie', 'Freshness promise'),
							text: say('Sonst Geld zurück', 'Or your money back'),
						},
						{
							icon: 'recycle',
							title: say('Pfand nehmen wir mit', 'Deposits collected'),
							text: say('Direkt beim Liefern', 'Hand them to the driver'),
						},
					],
				},
				{
					type: 'image-list',
					look: 'tiles',
					title: say('Durch die Gänge', 'Browse the aisles'),
					more: { label: say('Ganzes Sortiment', 'All groceries'), href: assortment },
					images: [
						...aisles.map(([de, en, deSlug, enSlug, name, tint]) => ({
							image: picture(name),
							label: say(de, en),
							href: `${assortment}/${say(deSlug, enSlug)}`,
							tint,
						})),
						{
							image: picture('geschenk'),
							label: say('Aktionen', 'Offers'),
							href: pathIn(language, 'offers'),
						},
					],
				},
				{
					type: 'product-group',
					title: say('Diese Woche günstig', 'Good this week'),
					text: say(
						'Bis Mittwoch, solange der Vorrat reicht.',
						'Until Wednesday, while stocks last.',
					),
					source: { kind: 'promotion' },
					more: { label: say('Alle Aktionen', 'All offers'), href: pathIn(language, 'offers') },
				},
				{
					type: 'voucher-group',
					source: 'personal',
					title: say('Gutscheine, die zu dir passen', 'Vouchers that suit you'),
					text: say(
						'Im Korb Club sammelst du Punkte mit jedem Einkauf, und viele Preise gelten nur für Mitglieder.',
						'Circle members collect points with every shop, and many prices are for them only.',
					),
					link: {
						label: say('Alle Club-Vorteile', 'All Circle benefits'),
						href: pathIn(language, 'club'),
					},
				},
				{
					type: 'product-group',
					title: say('Für das Frühstück', 'For breakfast'),
					text: say(
						'Milch, Käse und was sonst kalt steht.',
						'Milk, cheese and all that stays cold.',
					),
					source: { kind: 'category', category: say('kuehlwaren', 'chilled') },
					more: {
						label: say('Alle Kühlwaren', 'Everything chilled'),
						href: `${assortment}/${say('kuehlwaren', 'chilled')}`,
					},
				},
				{
					type: 'recipe-group',
					title: say('Heute Abend kochen', 'Cook tonight'),
					text: say(
						'Einfach, erprobt und in unter einer Stunde am Tisch.',
						'Simple, tried and on the table within the hour.',
					),
					source: { kind: 'latest' },
					more: { label: say('Alle Rezepte', 'All recipes'), href: pathIn(language, 'recipes') },
				},
			],
		},
	};
}

const aisles: [string, string, string, string, PictureName, Tint][] = [
	['Obst & Gemüse', 'Fruit & veg', 'obst-gemuese', 'fruit-veg', 'brokkoli', 'sage'],
	['Brot & Gebäck', 'Bakery', 'brot-gebaeck', 'bakery', 'croissant', 'butter'],
	['Kühlwaren', 'Chilled', 'kuehlwaren', 'chilled', 'kaese', 'sky'],
	['Fleisch & Fisch', 'Meat & fish', 'fleisch-fisch', 'meat-fish', 'steak', 'rose'],
	['Tiefkühl', 'Frozen', 'tiefkuehl', 'frozen', 'eis', 'lilac'],
	['Vorrat', 'Cupboard', 'vorrat', 'cupboard', 'spaghetti', 'peach'],
	['Getränke', 'Drinks', 'getraenke', 'drinks', 'cocktail', 'mint'],
	[
		'Süßes & Salziges',
		'Sweets & snacks',
		'suesses-salziges',
		'sweets-snacks',
		'schokolade',
		'rose',
	],
	['Haushalt', 'Household', 'haushalt', 'household', 'schwamm', 'sky'],
	['Drogerie', 'Personal care', 'drogerie', 'personal-care', 'seife', 'lilac'],
	['Baby', 'Baby', 'baby', 'baby', 'baer', 'butter'],
];
