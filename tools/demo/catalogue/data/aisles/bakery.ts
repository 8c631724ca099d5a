import type { Family } from '../../model.ts';

export const bakery: Family[] = [
	{
		id: 'loaves',
		category: 'bread',
		name: ['{v}', '{v}'],
		brands: 'wimmer kornfeld korb-bio',
		pack: 'loose/one',
		sizes: '1 kg 4.99, 500 g 2.89',
		look: { emoji: '🍞', turn: 0, tint: 'butter' },
		nutrition: '1.4 0.3 44 2 6.5 7.5 1.2',
		ingredients: [
			'{i}, Wasser, Natursauerteig (Roggenmehl, Wasser), Steinsalz, Hefe',
			'{i}, water, natural sourdough (rye flour, water), rock salt, yeast',
		],
		traces: ['sesame', 'nuts'],
		labels: ['vegan', 'regional'],
		origin: 'AT',
		about: [
			[
				'Kräftige Kruste, saftige Krume, von Hand geformt.',
				'A hearty crust, a moist crumb, shaped by hand.',
			],
			['Mit langer Teigführung, darum so bekömmlich.', 'Long-fermented and easy to digest.'],
			[
				'Schmeckt am ersten Tag nach Ofen und am dritten noch nach Brot.',
				'Smells of the oven on day one and still tastes of bread on day three.',
			],
		],
		variants: [
			[
				'Sauerteigbrot, Laib',
				'Sourdough loaf',
				{ ingredient: ['Roggenmehl, Weizenmehl', 'Rye flour, wheat flour'], sizes: '1 kg 4.99' },
			],
			[
				'Bauernbrot',
				'Farmhouse bread',
				{
					ingredient: ['Roggenmehl 70 %, Weizenmehl', 'Rye flour 70 %, wheat flour'],
					dye: { brightness: 0.88 },
				},
			],
			[
				'Hausbrot',
				'House loaf',
				{ ingredient: ['Weizenmehl, Roggenmehl', 'Wheat flour, rye flour'], price: 0.8 },
			],
			[
				'Dinkelbrot',
				'Spelt bread',
				{ ingredient: ['Dinkelmehl, Dinkelschrot', 'Spelt flour, spelt groats'], price: 1.15 },
			],
			[
				'Vollkornbrot',
				'Wholemeal bread',
				{
					ingredient: [
						'Roggenvollkornmehl, Weizenvollkornmehl',
						'Wholemeal rye flour, wholemeal wheat flour',
					],
					dye: { brightness: 0.78 },
				},
			],
			[
				'Kürbiskernbrot',
				'Pumpkin seed bread',
				{
					ingredient: [
						'Weizenmehl, Roggenmehl, Kürbiskerne 9 %',
						'Wheat flour, rye flour, pumpkin seeds 9 %',
					],
					price: 1.15,
					dye: { brightness: 0.85, hue: 8 },
				},
			],
			[
				'Nussbrot',
				'Walnut bread',
				{
					ingredient: [
						'Weizenmehl, Roggenmehl, Walnüsse 12 %',
						'Wheat flour, rye flour, walnuts 12 %',
					],
					price: 1.25,
					dye: { brightness: 0.8 },
					nutrition: '8 0.8 42 3 6 9 1.1',
				},
			],
		],
	},
	{
		id: 'white-bread',
		category: 'bread',
		name: ['{v}', '{v}'],
		brands: 'wimmer korb',
		pack: 'loose/two',
		sizes: '250 g 1.79',
		look: { emoji: '🥖', tint: 'butter' },
		nutrition: '1.2 0.3 52 2.5 3 8.5 1.2',
		ingredients: ['Weizenmehl, Wasser, Hefe, Salz, {i}', 'Wheat flour, water, yeast, salt, {i}'],
		labels: ['vegan'],
		about: [['Außen rösch, innen luftig.', 'Crisp outside, airy inside.']],
		variants: [
			['Baguette', 'Baguette', { ingredient: ['Gerstenmalz', 'barley malt'] }],
			['Kräuterbaguette', 'Herb baguette', { ingredient: ['Kräuter', 'herbs'], dye: { hue: 12 } }],
			[
				'Olivenciabatta',
				'Olive ciabatta',
				{ ingredient: ['Oliven, Olivenöl', 'olives, olive oil'], dye: { brightness: 0.9 } },
			],
			[
				'Weißbrotwecken',
				'White batch loaf',
				{
					ingredient: ['Rapsöl', 'rapeseed oil'],
					emoji: '🍞',
					pack: 'loose/one',
					sizes: '500 g 1.99',
				},
			],
		],
	},
	{
		id: 'rolls',
		category: 'rolls',
		name: ['{v}', '{v}'],
		brands: 'wimmer korb korb-bio',
		pack: 'loose/three',
		sizes: '1 pc~60g 0.45, 5 pc~300g 1.99',
		nutrition: '2 0.4 53 2.5 3.4 9 1.3',
		ingredients: ['Weizenmehl, Wasser, {i}, Hefe, Salz', 'Wheat flour, water, {i}, yeast, salt'],
		traces: ['sesame'],
		labels: ['vegetarian'],
		look: { emoji: '🫓', dye: { saturation: 1.15, brightness: 0.92 }, tint: 'butter', turn: 0 },
		about: [
			['Mehrmals am Tag frisch gebacken.', 'Baked fresh several times a day.'],
			['Rösch, resch und mit goldener Kruste.', 'Golden, crusty and light.'],
		],
		variants: [
			[
				'Kaisersemmel',
				'Kaiser roll',
				{
					ingredient: ['Gerstenmalz', 'barley malt'],
					keywords: ['Semmel, Brötchen', 'bread roll'],
				},
			],
			[
				'Körndlspitz',
				'Seeded roll',
				{
					ingredient: ['Roggenschrot, Leinsamen, Sojaschrot', 'rye groats, linseed, soya groats'],
					emoji: '🥖',
					dye: { brightness: 0.8 },
					keywords: ['Weckerl', 'roll'],
				},
			],
			[
				'Mohnflesserl',
				'Poppy seed plait',
				{ ingredient: ['Mohn', 'poppy seeds'], emoji: '🥨', dye: { brightness: 0.9 } },
			],
			[
				'Laugenbrezel',
				'Pretzel',
				{
					ingredient: ['Natronlauge, Butter', 'lye, butter'],
					emoji: '🥨',
					price: 2.4,
					keywords: ['Brezen, Breze', 'soft pretzel'],
				},
			],
			[
				'Kürbiskernweckerl',
				'Pumpkin seed roll',
				{
					ingredient: ['Kürbiskerne', 'pumpkin seeds'],
					dye: { brightness: 0.8, hue: 10 },
					price: 1.7,
				},
			],
			[
				'Dinkelweckerl',
				'Spelt roll',
				{ ingredient: ['Dinkelmehl', 'spelt flour'], dye: { brightness: 0.9 }, price: 1.5 },
			],
			[
				'Salzstangerl',
				'Caraway stick',
				{ ingredient: ['Kümmel', 'caraway'], emoji: '🥖', price: 1.5 },
			],
			[
				'Sesambagel',
				'Sesame bagel',
				{ emoji: '🥯', dye: {}, ingredient: ['Sesam', 'sesame'], price: 2.1 },
			],
		],
	},
	{
		id: 'pastry',
		category: 'pastry',
		name: ['{v}', '{v}'],
		brands: 'wimmer zuckerbaecker',
		pack: 'loose/two',
		sizes: '1 pc~80g 1.69, 4 pc~320g 5.49',
		nutrition: '19 11 44 16 2 7 0.7',
		ingredients: [
			'Weizenmehl, Butter 22 %, Milch, Zucker, {i}, Eier, Hefe, Salz',
			'Wheat flour, butter 22 %, milk, sugar, {i}, eggs, yeast, salt',
		],
		traces: ['nuts'],
		labels: ['vegetarian'],
		look: { emoji: '🥐', tint: 'peach' },
		about: [
			[
				'Blätternd, buttrig und noch ofenwarm verpackt.',
				'Flaky, buttery and packed while still warm.',
			],
			[
				'Zum Frühstück, zum Kaffee oder einfach so.',
				'With breakfast, with coffee or just because.',
			],
		],
		variants: [
			[
				'Buttercroissant',
				'Butter croissant',
				{ ingredient: ['Gerstenmalz', 'barley malt'], keywords: ['Kipferl', 'croissants'] },
			],
			[
				'Nusskipferl',
				'Nut crescent',
				{ ingredient: ['Haselnüsse 14 %', 'hazelnuts 14 %'], dye: { brightness: 0.88 } },
			],
			[
				'Vanillekrapfen',
				'Custard doughnut',
				{
					ingredient: ['Vanillecreme 18 %', 'vanilla filling 18 %'],
					emoji: '🍩',
					dye: { hue: 20, brightness: 1.15 },
				},
			],
			[
				'Faschingskrapfen',
				'Apricot doughnut',
				{
					ingredient: ['Marillenmarmelade 15 %', 'apricot jam 15 %'],
					emoji: '🍩',
					keywords: ['Berliner, Marmeladekrapfen', 'donut'],
				},
			],
			[
				'Schokocroissant',
				'Chocolate croissant',
				{
					ingredient: [
						'Schokolade 12 % (Kakaomasse, Zucker)',
						'chocolate 12 % (cocoa mass, sugar)',
					],
					dye: { brightness: 0.75 },
				},
			],
			[
				'Apfelstrudel',
				'Apple strudel',
				{
					ingredient: ['Äpfel 48 %, Rosinen, Zimt', 'apples 48 %, raisins, cinnamon'],
					emoji: '🥧',
					price: 1.5,
				},
			],
			[
				'Topfengolatsche',
				'Curd cheese Danish',
				{ ingredient: ['Topfen 25 %', 'curd cheese 25 %'], emoji: '🥮' },
			],
			[
				'Zimtschnecke',
				'Cinnamon roll',
				{
					ingredient: ['Zimt', 'cinnamon'],
					emoji: '🌀',
					dye: { hue: 152, saturation: 0.6, brightness: 0.72 },
				},
			],
			[
				'Marillenmuffin',
				'Apricot muffin',
				{ ingredient: ['Marillen 12 %', 'apricots 12 %'], emoji: '🧁', dye: { hue: 45 } },
			],
		],
	},
	{
		id: 'toast',
		category: 'toast',
		name: ['{v}', '{v}'],
		brands: 'kornfeld korb korb-basis',
		pack: 'bag/pillow',
		sizes: '500 g 1.99, 250 g 1.29',
		look: { emoji: '🍞' },
		nutrition: '3.8 0.5 47 3.6 3.2 8 1.1',
		ingredients: [
			'{i}, Wasser, Rapsöl, Hefe, Zucker, Salz',
			'{i}, water, rapeseed oil, yeast, sugar, salt',
		],
		traces: ['milk', 'soy'],
		labels: ['vegan'],
		about: [
			['Fein geschnitten und gleichmäßig im Toaster.', 'Evenly sliced and even in the toaster.'],
			[
				'Weich genug fürs Sandwich, kräftig genug für Käse.',
				'Soft enough for sandwiches, strong enough for cheese.',
			],
		],
		variants: [
			[
				'Buttertoast',
				'Butter toast',
				{
					main: '#E0A62B',
					ingredient: ['Weizenmehl, Butter 4 %', 'Wheat flour, butter 4 %'],
					labels: ['vegetarian'],
					label: ['Butter|toast', 'Butter toast'],
				},
			],
			[
				'Vollkorntoast',
				'Wholemeal toast',
				{
					main: '#8A5A2B',
					ingredient: ['Weizenvollkornmehl', 'Wholemeal wheat flour'],
					label: ['Vollkorn|toast', 'Whole|meal toast'],
				},
			],
			[
				'Dinkeltoast',
				'Spelt toast',
				{
					main: '#B5702B',
					ingredient: ['Dinkelmehl', 'Spelt flour'],
					price: 1.25,
					label: ['Dinkel|toast', 'Spelt toast'],
				},
			],
			[
				'Sandwich XXL',
				'Sandwich XXL',
				{
					main: '#2F6FA8',
					ingredient: ['Weizenmehl', 'Wheat flour'],
					emoji: '🥪',
					sizes: '750 g 2.29',
				},
			],
			[
				'Mehrkorntoast',
				'Multigrain toast',
				{
					main: '#6F7A2B',
					ingredient: [
						'Weizenmehl, Roggenschrot, Sonnenblumenkerne',
						'Wheat flour, rye groats, sunflower seeds',
					],
					label: ['Mehrkorn|toast', 'Multi|grain'],
				},
			],
		],
	},
	{
		id: 'crispbread',
		category: 'crispbread',
		name: ['{v}', '{v}'],
		brands: 'nordbrot korb korb-bio',
		pack: 'box/wide',
		sizes: '200 g 1.99',
		look: { emoji: '🌾' },
		nutrition: '2.5 0.4 64 2 15 10 1.1',
		ingredients: ['{i}, Wasser, Salz', '{i}, water, salt'],
		traces: ['sesame', 'milk'],
		labels: ['vegan'],
		about: [['Knackt schön laut und hält sich ewig.', 'Snaps loudly and keeps for ages.']],
		variants: [
			[
				'Knäckebrot Roggen',
				'Rye crispbread',
				{
					main: '#7A4A1E',
					ingredient: ['Roggenvollkornmehl', 'Wholemeal rye flour'],
					label: ['Roggen', 'Rye'],
				},
			],
			[
				'Knäckebrot Sesam',
				'Sesame crispbread',
				{
					main: '#D9A441',
					ingredient: ['Weizenmehl, Sesam 8 %', 'Wheat flour, sesame 8 %'],
					label: ['Sesam', 'Sesame'],
				},
			],
			[
				'Zwieback',
				'Rusks',
				{
					main: '#D9702B',
					ingredient: ['Weizenmehl, Zucker, Butter, Eier', 'Wheat flour, sugar, butter, eggs'],
					emoji: '🍞',
					labels: ['vegetarian'],
				},
			],
			[
				'Reiswaffeln',
				'Rice cakes',
				{
					main: '#4A8FC7',
					ingredient: ['Naturreis', 'Brown rice'],
					emoji: '🍘',
					sizes: '100 g 0.99',
					labels: ['gluten-free'],
					label: ['Reis|waffeln', 'Rice cakes'],
				},
			],
			[
				'Maiswaffeln',
				'Corn cakes',
				{
					main: '#E0B12B',
					ingredient: ['Mais', 'Maize'],
					emoji: '🌽',
					sizes: '120 g 1.19',
					labels: ['gluten-free'],
					label: ['Mais|waffeln', 'Corn cakes'],
				},
			],
		],
	},
	{
		id: 'wraps',
		category: 'wraps-bake',
		name: ['{v}', '{v}'],
		brands: 'el-patio korb',
		pack: 'bag/pillow',
		sizes: '370 g 1.99',
		look: { emoji: '🌯' },
		nutrition: '6 1.2 50 2 3 8 1.2',
		ingredients: [
			'{i}, Wasser, Rapsöl, Salz, Backtriebmittel',
			'{i}, water, rapeseed oil, salt, raising agent',
		],
		labels: ['vegan'],
		about: [
			['Kurz in der Pfanne wärmen, füllen, rollen.', 'Warm briefly in the pan, fill and roll.'],
		],
		variants: [
			[
				'Weizentortillas',
				'Wheat tortillas',
				{
					main: '#D9542B',
					ingredient: ['Weizenmehl', 'Wheat flour'],
					label: ['Weizen|tortillas', 'Wheat tortillas'],
				},
			],
			[
				'Vollkornwraps',
				'Wholemeal wraps',
				{
					main: '#8A5A2B',
					ingredient: ['Weizenvollkornmehl', 'Wholemeal wheat flour'],
					label: ['Vollkorn|wraps', 'Whole|meal wraps'],
				},
			],
			[
				'Maistortillas',
				'Corn tortillas',
				{
					main: '#E0B12B',
					ingredient: ['Maismehl, Weizenmehl', 'Maize flour, wheat flour'],
					emoji: '🌮',
				},
			],
			[
				'Pita',
				'Pita bread',
				{
					main: '#2F7A6B',
					ingredient: ['Weizenmehl', 'Wheat flour'],
					emoji: '🥙',
					sizes: '400 g 1.69',
				},
			],
			[
				'Naan',
				'Naan',
				{
					main: '#C9652B',
					ingredient: ['Weizenmehl, Joghurt', 'Wheat flour, yoghurt'],
					emoji: '🫓',
					sizes: '260 g 2.19',
					labels: ['vegetarian'],
				},
			],
		],
	},
	{
		id: 'part-baked',
		category: 'wraps-bake',
		name: ['{v} zum Aufbacken', 'Part-baked {v}'],
		brands: 'kornfeld korb-basis',
		pack: 'bag/pillow',
		sizes: '300 g 1.49',
		nutrition: '1.5 0.3 50 2.5 3 8.5 1.2',
		ingredients: ['Weizenmehl, Wasser, Hefe, Salz, {i}', 'Wheat flour, water, yeast, salt, {i}'],
		labels: ['vegan'],
		sub: ['zum Aufbacken', 'part-baked'],
		about: [
			[
				'Zehn Minuten im Ofen, und die Küche duftet.',
				'Ten minutes in the oven and the kitchen smells wonderful.',
			],
		],
		variants: [
			[
				'Semmeln',
				'rolls',
				{ emoji: '🫓', main: '#C98A2B', ingredient: ['Gerstenmalz', 'barley malt'] },
			],
			[
				'Baguettes',
				'baguettes',
				{ emoji: '🥖', main: '#B5702B', ingredient: ['Gerstenmalz', 'barley malt'] },
			],
			[
				'Laugenstangen',
				'pretzel sticks',
				{
					emoji: '🥨',
					main: '#7A4A1E',
					ingredient: ['Natronlauge', 'lye'],
					label: ['Laugen|stangen', 'Pretzel sticks'],
				},
			],
			[
				'Kornweckerl',
				'seeded rolls',
				{
					emoji: '🫓',
					dye: { brightness: 0.8 },
					main: '#6F5A2B',
					ingredient: ['Leinsamen, Sesam', 'linseed, sesame'],
				},
			],
		],
	},
	{
		id: 'cakes',
		category: 'cakes',
		name: ['{v}', '{v}'],
		brands: 'zuckerbaecker korb',
		pack: 'box/wide',
		sizes: '400 g 3.99',
		look: { emoji: '🍰' },
		nutrition: '18 5 48 28 1.6 5.5 0.6',
		ingredients: [
			'Zucker, Weizenmehl, Eier, Rapsöl, {i}, Backpulver, Salz',
			'Sugar, wheat flour, eggs, rapeseed oil, {i}, baking powder, salt',
		],
		traces: ['nuts', 'soy'],
		labels: ['vegetarian'],
		about: [
			[
				'Saftig wie selbst gebacken, nur ohne Abwasch.',
				'As moist as home-made, without the washing-up.',
			],
			[
				'Aufschneiden, Kaffee dazu, fertig ist der Besuch.',
				'Slice it, pour coffee, and visitors are happy.',
			],
		],
		variants: [
			[
				'Marmorgugelhupf',
				'Marble bundt cake',
				{
					main: '#6B3E26',
					ingredient: ['Butter, Kakao', 'butter, cocoa'],
					label: ['Marmor|gugelhupf', 'Marble bundt'],
				},
			],
			[
				'Zitronenkuchen',
				'Lemon cake',
				{
					main: '#D9A91B',
					emoji: '🍋',
					ingredient: ['Butter, Zitronensaft', 'butter, lemon juice'],
					label: ['Zitronen|kuchen', 'Lemon cake'],
				},
			],
			[
				'Nusskuchen',
				'Nut cake',
				{ main: '#8A5A34', emoji: '🌰', ingredient: ['Haselnüsse 15 %', 'hazelnuts 15 %'] },
			],
			[
				'Linzer Torte',
				'Linzer torte',
				{
					main: '#B02A3A',
					ingredient: ['Ribiselmarmelade, Mandeln', 'redcurrant jam, almonds'],
					price: 1.3,
				},
			],
			[
				'Schokotorte',
				'Chocolate torte',
				{
					main: '#3E1F18',
					emoji: '🍫',
					ingredient: [
						'Schokolade 18 % (Kakaomasse, Zucker, Butter)',
						'chocolate 18 % (cocoa mass, sugar, butter)',
					],
					price: 1.4,
				},
			],
			[
				'Apfelkuchen',
				'Apple cake',
				{ main: '#A8502B', emoji: '🍎', ingredient: ['Äpfel 32 %', 'apples 32 %'] },
			],
			[
				'Biskuitroulade',
				'Swiss roll',
				{
					main: '#E08A3C',
					ingredient: ['Marillenmarmelade', 'apricot jam'],
					label: ['Biskuit|roulade', 'Swiss roll'],
				},
			],
		],
	},
];
