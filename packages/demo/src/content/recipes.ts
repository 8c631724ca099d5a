import type { DemoDocument } from './document.ts';
import { type Language, type Text, textsIn } from './language.ts';
import { type PictureName, picture } from './pictures.ts';

type RecipeInput = NonNullable<Extract<DemoDocument, { kind: 'recipe' }>['document']>;

/** Amount, unit, name, article number; without a number the shop searches for the name. */
type Ingredient = readonly [amount: number | null, unit: Text | '', name: Text, sku?: string];

type Dish = {
	slug: Text;
	title: Text;
	about: Text;
	picture: PictureName;
	tint: NonNullable<RecipeInput['tint']>;
	minutes: number;
	portions: number;
	/** Of a portion, in the currency of either shop. */
	priceCents: number;
	kcal: number;
	difficulty?: 'medium' | 'hard';
	tags: readonly Text[];
	ingredients: readonly Ingredient[];
	steps: readonly Text[];
	tip?: Text;
	publishedOn: string;
};

export function recipes(language: Language): DemoDocument[] {
	const say = textsIn(language);
	const pick = (text: Text) => say(...text);
	return dishes.map((dish) => ({
		kind: 'recipe',
		key: pick(dish.slug),
		document: {
			title: pick(dish.title),
			description: pick(dish.about),
			image: picture(dish.picture, pick(dish.title)),
			tint: dish.tint,
			minutes: dish.minutes,
			portions: dish.portions,
			portionPriceCents: dish.priceCents,
			difficulty: dish.difficulty ?? 'easy',
			tags: dish.tags.map(pick),
			ingredients: dish.ingredients.map(([amount, unit, name, sku]) => ({
				amount,
				unit: unit === '' ? '' : pick(unit),
				name: pick(name),
				product: sku
					? { kind: 'sku' as const, sku }
					: amount === null
						? { kind: 'none' as const }
						: { kind: 'search' as const, term: pick(name) },
			})),
			steps: dish.steps.map((step) => ({ text: pick(step) })),
			tip: dish.tip ? pick(dish.tip) : '',
			energyKcal: dish.kcal,
			publishedOn: dish.publishedOn,
		},
	}));
}

const g: Text = ['g', 'g'];
const ml: Text = ['ml', 'ml'];
const pc: Text = ['Stk.', 'pcs'];
const tbsp: Text = ['EL', 'tbsp'];
const clove: Text = ['Zehen', 'cloves'];
const quick: Text = ['Schnell', 'Quick'];
const vegetarian: Text = ['Vegetarisch', 'Vegetarian'];
const vegan: Text = ['Vegan', 'Vegan'];
const sweet: Text = ['Süß', 'Sweet'];
const kids: Text = ['Für Kinder', 'For kids'];
const salt: Ingredient = [null, '', ['Salz und Pfeffer', 'Salt and pepper']];

const dishes: readonly Dish[] = [
	{
		slug: ['paradeiser-spaghetti-mit-basilikum', 'tomato-and-basil-spaghetti'],
		title: ['Paradeiser-Spaghetti mit Basilikum', 'Tomato and basil spaghetti'],
		about: [
			'Fünf Zutaten, ein Topf, eine Pfanne. Das Geheimnis ist, die Paradeiser nicht zu früh umzurühren.',
			'Five ingredients, one pot, one pan. The secret is not to stir the tomatoes too soon.',
		],
		picture: 'spaghetti',
		tint: 'lilac',
		minutes: 25,
		portions: 4,
		priceCents: 190,
		kcal: 520,
		tags: [quick, vegetarian, kids],
		ingredients: [
			[400, g, ['Spaghetti', 'Spaghetti'], '00255456'],
			[500, g, ['San-Marzano-Paradeiser', 'San Marzano tomatoes'], '76628270'],
			[1, pc, ['Basilikum', 'Basil'], '86335467'],
			[2, clove, ['Knoblauch', 'Garlic'], '32763911'],
			[4, tbsp, ['Natives Olivenöl extra', 'Extra virgin olive oil'], '20119139'],
			salt,
		],
		steps: [
			['Wasser aufsetzen, kräftig salzen.', 'Bring a large pot of well salted water to the boil.'],
			[
				'Knoblauch in Scheiben schneiden und im Öl langsam goldgelb werden lassen. Die halbierten Paradeiser mit der Schnittfläche nach unten dazulegen und zehn Minuten nicht anrühren.',
				'Slice the garlic and let it turn golden in the oil. Add the halved tomatoes, cut side down, and leave them alone for ten minutes.',
			],
			[
				'Nudeln bissfest kochen. Mit einer Kelle Kochwasser in die Pfanne geben und schwenken, bis die Sauce an ihnen hängt.',
				'Cook the pasta until it still has a bite. Toss it in the pan with a ladle of its water until the sauce clings.',
			],
			[
				'Basilikum zerzupfen, darübergeben, sofort essen.',
				'Tear the basil over it and eat at once.',
			],
		],
		tip: [
			'Mit einem Löffel Ricotta wird daraus ein Festessen.',
			'A spoonful of ricotta turns it into a feast.',
		],
		publishedOn: '2026-11-12',
	},
	{
		slug: ['marillenknoedel-aus-topfenteig', 'apricot-dumplings'],
		title: ['Marillenknödel aus Topfenteig', 'Apricot dumplings'],
		about: [
			'Der Grund, warum man in Österreich auf den Juli wartet.',
			'The reason why Austria waits for July.',
		],
		picture: 'marille',
		tint: 'peach',
		minutes: 45,
		portions: 4,
		priceCents: 170,
		kcal: 610,
		difficulty: 'medium',
		tags: [sweet, vegetarian, kids],
		ingredients: [
			[12, pc, ['Wachauer Marillen', 'Ripe apricots'], '05653301'],
			[250, g, ['Topfen 20 %', 'Curd cheese 20 %'], '22771243'],
			[150, g, ['Weizenmehl glatt', 'Plain flour'], '19723473'],
			[1, pc, ['Ei', 'Egg'], '14636312'],
			[120, g, ['Semmelbrösel', 'Breadcrumbs'], '68901157'],
			[80, g, ['Butter', 'Butter'], '84227529'],
			[2, tbsp, ['Kristallzucker', 'Granulated sugar'], '48545827'],
		],
		steps: [
			[
				'Topfen, Mehl, Ei und eine Prise Salz verkneten und eine halbe Stunde kalt stellen.',
				'Knead curd cheese, flour, egg and a pinch of salt; chill for half an hour.',
			],
			[
				'Marillen entkernen, je einen halben Teelöffel Zucker hineingeben und mit Teig umhüllen.',
				'Stone the apricots, put half a teaspoon of sugar in each and wrap them in dough.',
			],
			[
				'In leicht siedendem Salzwasser zwölf Minuten ziehen lassen, bis sie oben schwimmen.',
				'Simmer in salted water for twelve minutes until they float.',
			],
			[
				'Brösel in Butter rösten, Knödel darin wälzen, mit Staubzucker servieren.',
				'Roast the breadcrumbs in butter, roll the dumplings in them and dust with sugar.',
			],
		],
		publishedOn: '2026-11-10',
	},
	{
		slug: ['linsencurry-mit-erdaepfeln', 'lentil-and-potato-curry'],
		title: ['Linsencurry mit Erdäpfeln', 'Lentil and potato curry'],
		about: [
			'Wärmt, sättigt und schmeckt am nächsten Tag noch besser.',
			'Warming, filling, and better still the day after.',
		],
		picture: 'curry',
		tint: 'butter',
		minutes: 35,
		portions: 4,
		priceCents: 160,
		kcal: 430,
		tags: [vegan],
		ingredients: [
			[250, g, ['Rote Linsen', 'Red lentils'], '07178119'],
			[500, g, ['Erdäpfel festkochend', 'Waxy potatoes'], '64161402'],
			[2, pc, ['Zwiebeln', 'Onions'], '13766257'],
			[20, g, ['Ingwer', 'Ginger'], '30948625'],
			[400, ml, ['Kokosdrink', 'Coconut drink'], '87644928'],
			[2, tbsp, ['Currypulver', 'Curry powder'], '03407386'],
			salt,
		],
		steps: [
			[
				'Zwiebeln und Ingwer fein hacken und anschwitzen.',
				'Chop onions and ginger finely and soften them.',
			],
			['Curry kurz mitrösten, bis es duftet.', 'Add the curry powder and fry until fragrant.'],
			[
				'Erdäpfelwürfel, Linsen, Kokosdrink und einen halben Liter Wasser dazugeben, 20 Minuten leise köcheln.',
				'Add diced potatoes, lentils, coconut drink and half a litre of water; simmer for 20 minutes.',
			],
			['Abschmecken, mit Zitrone servieren.', 'Season and serve with lemon.'],
		],
		publishedOn: '2026-11-08',
	},
	{
		slug: ['salat-mit-avocado-und-ei', 'summer-salad-with-avocado'],
		title: ['Sommersalat mit Avocado & Ei', 'Summer salad with avocado'],
		about: [
			'Fünfzehn Minuten, und niemand vermisst den Herd.',
			'Fifteen minutes, and nobody misses the stove.',
		],
		picture: 'salat',
		tint: 'sage',
		minutes: 15,
		portions: 2,
		priceCents: 310,
		kcal: 390,
		tags: [quick, vegetarian],
		ingredients: [
			[1, pc, ['Avocado Hass', 'Hass avocado'], '08109934'],
			[125, g, ['Rucola', 'Rocket'], '06571556'],
			[200, g, ['Rispenparadeiser', 'Vine tomatoes'], '85633473'],
			[1, pc, ['Gurke', 'Cucumber'], '25272948'],
			[2, pc, ['Freilandeier', 'Free-range eggs'], '14636312'],
			[1, pc, ['Bio-Zitrone', 'Organic lemon'], '53909441'],
			salt,
		],
		steps: [
			[
				'Eier sieben Minuten kochen und abschrecken.',
				'Boil the eggs for seven minutes and cool them.',
			],
			['Gemüse in grobe Stücke schneiden.', 'Cut the vegetables into large pieces.'],
			[
				'Mit Zitronensaft, Öl, Salz und Pfeffer anmachen, Ei und Avocado obenauf.',
				'Dress with lemon juice, oil, salt and pepper; egg and avocado on top.',
			],
		],
		publishedOn: '2026-11-06',
	},
	{
		slug: ['gefuellte-tortillas', 'loaded-tortillas'],
		title: ['Gefüllte Tortillas', 'Loaded tortillas'],
		about: [
			'Alles auf den Tisch, jeder baut selbst.',
			'Everything on the table, everyone builds their own.',
		],
		picture: 'taco',
		tint: 'butter',
		minutes: 30,
		portions: 4,
		priceCents: 240,
		kcal: 560,
		tags: [quick, kids],
		ingredients: [
			[8, pc, ['Weizentortillas', 'Wheat tortillas'], '37960872'],
			[400, g, ['Faschiertes vom Rind', 'Beef mince'], '84664617'],
			[1, pc, ['Zwiebel rot', 'Red onion'], '35937892'],
			[250, g, ['Sauerrahm', 'Soured cream'], '54485335'],
			[1, pc, ['Avocado Hass', 'Hass avocado'], '08109934'],
			salt,
		],
		steps: [
			['Faschiertes scharf anbraten, würzen.', 'Brown the mince well and season it.'],
			['Zwiebel in feine Ringe, Avocado in Spalten schneiden.', 'Slice onion and avocado.'],
			['Tortillas warm machen, füllen, falten.', 'Warm the tortillas, fill and fold.'],
		],
		publishedOn: '2026-11-04',
	},
	{
		slug: ['kichererbsen-eintopf', 'chickpea-stew'],
		title: ['Kichererbsen-Eintopf mit Spinat', 'Chickpea stew with spinach'],
		about: [
			'Ein Topf für Tage, an denen es draußen nass ist.',
			'One pot for days when it is wet outside.',
		],
		picture: 'kochtopf',
		tint: 'mint',
		minutes: 30,
		portions: 4,
		priceCents: 180,
		kcal: 350,
		tags: [vegan],
		ingredients: [
			[800, g, ['Kichererbsen', 'Chickpeas'], '87657111'],
			[450, g, ['Blattspinat', 'Leaf spinach'], '14269857'],
			[400, g, ['Polpa fein', 'Chopped tomatoes'], '51451180'],
			[2, clove, ['Knoblauch', 'Garlic'], '32763911'],
			[300, g, ['Karotten', 'Carrots'], '87697447'],
			salt,
		],
		steps: [
			['Karotten und Knoblauch anschwitzen.', 'Soften carrots and garlic.'],
			[
				'Polpa und abgetropfte Kichererbsen 15 Minuten mitköcheln.',
				'Simmer tomatoes and chickpeas for 15 minutes.',
			],
			[
				'Spinat unterheben, abschmecken, mit Brot servieren.',
				'Fold in the spinach, season, serve with bread.',
			],
		],
		publishedOn: '2026-11-02',
	},
	{
		slug: ['porridge-mit-heidelbeeren', 'blueberry-porridge'],
		title: ['Porridge mit Heidelbeeren', 'Blueberry porridge'],
		about: ['Frühstück, das bis Mittag hält.', 'Breakfast that lasts until lunch.'],
		picture: 'muesli',
		tint: 'sky',
		minutes: 10,
		portions: 2,
		priceCents: 140,
		kcal: 340,
		tags: [quick, vegetarian, sweet, kids],
		ingredients: [
			[100, g, ['Haferflocken zart', 'Fine rolled oats'], '02635869'],
			[500, ml, ['Bio-Heumilch', 'Organic hay milk'], '08388739'],
			[125, g, ['Heidelbeeren', 'Blueberries'], '02123275'],
			[1, tbsp, ['Blütenhonig', 'Blossom honey'], '22612725'],
		],
		steps: [
			[
				'Flocken in der Milch fünf Minuten leise kochen.',
				'Simmer the oats in the milk for five minutes.',
			],
			['Beeren und Honig darüber, fertig.', 'Top with berries and honey.'],
		],
		publishedOn: '2026-10-30',
	},
	{
		slug: ['lachs-mit-erdaepfeln', 'salmon-with-potatoes'],
		title: ['Ofenlachs mit Heurigen', 'Roast salmon with new potatoes'],
		about: ['Ein Blech, kein Abwasch.', 'One tray, no washing up.'],
		picture: 'erdaepfel',
		tint: 'sand',
		minutes: 40,
		portions: 2,
		priceCents: 560,
		kcal: 580,
		tags: [['Fisch', 'Fish']],
		ingredients: [
			[250, g, ['Lachsfilet mit Haut', 'Salmon fillet'], '91471714'],
			[600, g, ['Erdäpfel Heurige', 'New potatoes'], '57969136'],
			[1, pc, ['Bio-Zitrone', 'Organic lemon'], '53909441'],
			[125, g, ['Sauerrahm', 'Soured cream'], '54485335'],
			salt,
		],
		steps: [
			[
				'Erdäpfel halbieren, ölen, 20 Minuten bei 200 °C rösten.',
				'Halve and oil the potatoes; roast at 200 °C for 20 minutes.',
			],
			[
				'Lachs daraufsetzen, Zitronenscheiben dazu, weitere 12 Minuten.',
				'Add the salmon and lemon slices for another 12 minutes.',
			],
			['Mit Sauerrahm servieren.', 'Serve with soured cream.'],
		],
		publishedOn: '2026-10-27',
	},
	{
		slug: ['apfelkuchen-vom-blech', 'apple-tray-bake'],
		title: ['Apfelkuchen vom Blech', 'Apple tray bake'],
		about: [
			'Reicht für alle, die zufällig vorbeikommen.',
			'Enough for everyone who happens to drop by.',
		],
		picture: 'kuchen',
		tint: 'rose',
		minutes: 60,
		portions: 12,
		priceCents: 90,
		kcal: 260,
		difficulty: 'medium',
		tags: [sweet, vegetarian],
		ingredients: [
			[1000, g, ['Äpfel Gala', 'Gala apples'], '71485104'],
			[300, g, ['Weizenmehl glatt', 'Plain flour'], '19723473'],
			[150, g, ['Butter', 'Butter'], '84227529'],
			[3, pc, ['Freilandeier', 'Free-range eggs'], '14636312'],
			[120, g, ['Zucker', 'Sugar'], '48545827'],
		],
		steps: [
			[
				'Butter und Zucker schaumig schlagen, Eier und Mehl einrühren.',
				'Cream butter and sugar, beat in eggs and flour.',
			],
			[
				'Auf ein Blech streichen, mit Apfelspalten belegen.',
				'Spread on a tray and cover with apple wedges.',
			],
			['40 Minuten bei 180 °C backen.', 'Bake at 180 °C for 40 minutes.'],
		],
		publishedOn: '2026-10-24',
	},
	{
		slug: ['pizza-wie-sonntags', 'sunday-pizza'],
		title: ['Pizza wie sonntags', 'Sunday pizza'],
		about: ['Der Teig ruht über Nacht, du auch.', 'The dough rests overnight, and so do you.'],
		picture: 'pizza',
		tint: 'peach',
		minutes: 50,
		portions: 4,
		priceCents: 260,
		kcal: 680,
		difficulty: 'medium',
		tags: [vegetarian, kids],
		ingredients: [
			[500, g, ['Weizenmehl glatt', 'Plain flour'], '19723473'],
			[250, g, ['Mozzarella', 'Mozzarella'], '55472723'],
			[400, g, ['Polpa fein', 'Chopped tomatoes'], '51451180'],
			[1, pc, ['Basilikum', 'Basil'], '86335467'],
			[null, '', ['1 Päckchen Trockengerm', '1 sachet of dried yeast']],
			salt,
		],
		steps: [
			[
				'Mehl, Germ, Salz und 320 ml Wasser verkneten, über Nacht kalt stellen.',
				'Knead flour, yeast, salt and 320 ml water; chill overnight.',
			],
			['Dünn ausziehen, mit Polpa bestreichen.', 'Stretch thinly and spread with tomatoes.'],
			[
				'So heiß wie möglich acht Minuten backen, Mozzarella nach der Hälfte.',
				'Bake as hot as possible for eight minutes; add mozzarella halfway.',
			],
		],
		publishedOn: '2026-10-21',
	},
	{
		slug: ['palatschinken', 'thin-pancakes'],
		title: ['Palatschinken', 'Thin pancakes'],
		about: [
			'Die erste gehört der Köchin, das ist Gesetz.',
			'The first one belongs to the cook. That is the law.',
		],
		picture: 'pfannkuchen',
		tint: 'butter',
		minutes: 25,
		portions: 4,
		priceCents: 110,
		kcal: 410,
		tags: [quick, sweet, vegetarian, kids],
		ingredients: [
			[250, g, ['Weizenmehl glatt', 'Plain flour'], '19723473'],
			[500, ml, ['Vollmilch', 'Whole milk'], '35308229'],
			[3, pc, ['Freilandeier', 'Free-range eggs'], '14636312'],
			[370, g, ['Marillenmarmelade', 'Apricot jam'], '80298425'],
		],
		steps: [
			[
				'Alles glatt rühren und zehn Minuten stehen lassen.',
				'Whisk until smooth and rest for ten minutes.',
			],
			['Dünn herausbacken, einmal wenden.', 'Fry thinly, turning once.'],
			['Mit Marmelade füllen und rollen.', 'Fill with jam and roll up.'],
		],
		publishedOn: '2026-10-18',
	},
	{
		slug: ['jausenbrot-mit-hummus', 'hummus-sandwich'],
		title: ['Jausenbrot mit Hummus', 'Hummus sandwich'],
		about: ['Für den Rucksack und für den Schreibtisch.', 'For the rucksack and for the desk.'],
		picture: 'sandwich',
		tint: 'sage',
		minutes: 10,
		portions: 2,
		priceCents: 220,
		kcal: 320,
		tags: [quick, vegan],
		ingredients: [
			[4, ['Scheiben', 'slices'], ['Kürbiskernbrot', 'Pumpkin seed bread'], '15058260'],
			[200, g, ['Hummus classic', 'Hummus, classic'], '62924585'],
			[1, pc, ['Gurke', 'Cucumber'], '25272948'],
			[50, g, ['Rucola', 'Rocket'], '06571556'],
		],
		steps: [
			['Brot toasten, dick bestreichen.', 'Toast the bread and spread it thickly.'],
			['Gurke hobeln, mit Rucola belegen, zuklappen.', 'Add shaved cucumber and rocket, close.'],
		],
		publishedOn: '2026-10-15',
	},
];
