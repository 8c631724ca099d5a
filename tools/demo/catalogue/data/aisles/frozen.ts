import type { Family } from '../../model.ts';

export const frozen: Family[] = [
	{
		id: 'ice-cream',
		category: 'ice-cream',
		name: ['{v}eis', '{v} ice cream'],
		brands: 'gletscher eisblume korb',
		pack: 'tub/pint',
		sizes: '500 ml 4.49, 900 ml 5.99',
		sub: ['Eis', 'ice cream'],
		look: { paper: '#FFFDF2' },
		nutrition: '9 5.6 23 21 0.4 3.2 0.12',
		ingredients: [
			'Vollmilch, Schlagobers, Zucker, {i}, Glukosesirup, Eigelb',
			'Whole milk, cream, sugar, {i}, glucose syrup, egg yolk',
		],
		traces: ['nuts', 'peanuts'],
		labels: ['vegetarian'],
		about: [
			['Langsam gerührt, darum so cremig.', 'Churned slowly, hence so creamy.'],
			[
				'Fünf Minuten antauen lassen, dann löffelt es sich leicht.',
				'Leave it out for five minutes before scooping.',
			],
		],
		variants: [
			[
				'Vanille',
				'Vanilla',
				{
					emoji: '🍦',
					main: '#F8E7A8',
					accent: '#7A3E1D',
					ingredient: ['Bourbon-Vanille', 'Bourbon vanilla'],
					tint: 'butter',
				},
			],
			[
				'Schokoladen',
				'Chocolate',
				{
					emoji: '🍫',
					main: '#4A2418',
					ingredient: ['Schokolade (Kakaomasse, Zucker)', 'chocolate (cocoa mass, sugar)'],
					label: ['Schoko|lade', 'Choco|late'],
				},
			],
			[
				'Erdbeer',
				'Strawberry',
				{ emoji: '🍓', main: '#E8607A', ingredient: ['Erdbeeren 20 %', 'strawberries 20 %'] },
			],
			[
				'Haselnuss',
				'Hazelnut',
				{
					emoji: '🌰',
					main: '#8A5A34',
					ingredient: ['Haselnüsse 10 %', 'hazelnuts 10 %'],
					label: ['Hasel|nuss', 'Hazel|nut'],
				},
			],
			[
				'Pistazien',
				'Pistachio',
				{
					emoji: '🫛',
					main: '#8FAE5A',
					ingredient: ['Pistazien 10 %', 'pistachios 10 %'],
					price: 1.15,
				},
			],
			[
				'Stracciatella',
				'Stracciatella',
				{
					emoji: '🍨',
					main: '#EDE3D2',
					accent: '#4A2C1E',
					ingredient: [
						'Schokoladesplitter (Kakaomasse, Zucker)',
						'chocolate shavings (cocoa mass, sugar)',
					],
					label: ['Straccia|tella', 'Straccia|tella'],
				},
			],
			[
				'Karamell',
				'Salted caramel',
				{ emoji: '🍮', main: '#B5692A', ingredient: ['Karamell, Meersalz', 'caramel, sea salt'] },
			],
			['Kaffee', 'Coffee', { emoji: '☕', main: '#5A3A28', ingredient: ['Kaffee', 'coffee'] }],
		],
	},
	{
		id: 'sorbet',
		category: 'ice-cream',
		name: ['Sorbet {v}', '{v} sorbet'],
		brands: 'gletscher korb-bio',
		pack: 'tub/pint',
		sizes: '500 ml 4.49',
		sub: ['Sorbet', 'sorbet'],
		nutrition: '0.2 0 27 25 0.8 0.4 0.02',
		ingredients: ['{i} 45 %, Wasser, Zucker', '{i} 45 %, water, sugar'],
		labels: ['vegan', 'lactose-free'],
		flavours: 'mango raspberry lemon apricot blackcurrant',
		about: [['Nur Frucht, Wasser und ein wenig Zucker.', 'Just fruit, water and a little sugar.']],
	},
	{
		id: 'lollies',
		category: 'ice-lollies',
		name: ['{v}', '{v}'],
		brands: 'eisblume gletscher korb',
		pack: 'box/wide',
		sizes: '6 pc~400g 3.99',
		nutrition: '12 8 28 25 0.6 3 0.1',
		ingredients: [
			'Milch, Zucker, {i}, Glukosesirup, Kokosfett',
			'Milk, sugar, {i}, glucose syrup, coconut oil',
		],
		traces: ['nuts', 'soy'],
		about: [
			['Sechs Stück, damit niemand leer ausgeht.', 'Six of them, so that nobody misses out.'],
			['Sommer zum Abbeißen.', 'Summer on a stick.'],
		],
		variants: [
			[
				'Vanilleeis mit Schokomantel',
				'Chocolate-coated vanilla lollies',
				{
					emoji: '🍫',
					main: '#4A2418',
					ingredient: ['Kakaomasse, Vanille', 'cocoa mass, vanilla'],
					label: ['Schoko|mantel', 'Choc coated'],
				},
			],
			[
				'Mandelstiel',
				'Almond lollies',
				{
					emoji: '🌰',
					main: '#B5792B',
					ingredient: ['Mandeln 6 %, Kakaomasse', 'almonds 6 %, cocoa mass'],
					label: ['Mandel', 'Almond'],
				},
			],
			[
				'Stanitzel Erdbeere',
				'Strawberry cones',
				{
					emoji: '🍦',
					main: '#E8506A',
					ingredient: ['Erdbeeren, Weizenmehl', 'strawberries, wheat flour'],
					label: ['Stanitzel Erdbeere', 'Cones strawberry'],
				},
			],
			[
				'Stanitzel Nuss',
				'Nut cones',
				{
					emoji: '🍦',
					main: '#7A4A25',
					ingredient: ['Haselnüsse, Weizenmehl', 'hazelnuts, wheat flour'],
					label: ['Stanitzel Nuss', 'Cones nut'],
				},
			],
			[
				'Fruchteis Zitrone',
				'Lemon ice lollies',
				{
					emoji: '🍋',
					main: '#E3B11A',
					ingredients: ['Wasser, Zucker, Zitronensaft 15 %', 'Water, sugar, lemon juice 15 %'],
					nutrition: '0.1 0 22 21 0 0 0',
					labels: ['vegan'],
					label: ['Frucht|eis Zitrone', 'Lemon ice'],
				},
			],
			[
				'Fruchteis Waldbeere',
				'Forest fruit ice lollies',
				{
					emoji: '🫐',
					main: '#7B2E6B',
					ingredients: ['Wasser, Zucker, Waldbeeren 25 %', 'Water, sugar, forest fruits 25 %'],
					nutrition: '0.1 0 22 21 0.4 0.2 0',
					labels: ['vegan'],
					label: ['Frucht|eis Beere', 'Berry ice'],
				},
			],
			[
				'Eissandwich',
				'Ice cream sandwiches',
				{
					emoji: '🍪',
					main: '#8A5A3C',
					ingredient: ['Weizenmehl, Kakao', 'wheat flour, cocoa'],
					label: ['Eis|sandwich', 'Ice sandwich'],
				},
			],
		],
	},
	{
		id: 'frozen-fruit',
		category: 'frozen-fruit',
		name: ['{v}, tiefgekühlt', 'Frozen {v}'],
		brands: 'frostl korb-bio',
		pack: 'pouch/doy',
		sizes: '300 g 2.99, 750 g 5.99',
		nutrition: '0.4 0 8 7 4 1 0',
		ingredients: ['{i}', '{i}'],
		labels: ['vegan'],
		about: [['Reif geerntet und einzeln gefroren.', 'Picked ripe and frozen one by one.']],
		variants: [
			[
				'Himbeeren',
				'raspberries',
				{
					emoji: '🍓',
					dye: { hue: -18, saturation: 1.1 },
					main: '#C92A63',
					ingredient: ['Himbeeren', 'raspberries'],
					label: ['Him|beeren', 'Rasp|berries'],
				},
			],
			[
				'Heidelbeeren',
				'blueberries',
				{
					emoji: '🫐',
					main: '#5A4FB0',
					ingredient: ['Heidelbeeren', 'blueberries'],
					label: ['Heidel|beeren', 'Blue|berries'],
				},
			],
			[
				'Beerenmischung',
				'mixed berries',
				{
					emoji: '🍒',
					main: '#8A2E5B',
					ingredient: ['Himbeeren, Ribiseln, Brombeeren', 'raspberries, currants, blackberries'],
					label: ['Beeren|mix', 'Mixed berries'],
				},
			],
			[
				'Mangowürfel',
				'mango cubes',
				{
					emoji: '🥭',
					main: '#EE9B1F',
					ingredient: ['Mango', 'mango'],
					label: ['Mango|würfel', 'Mango cubes'],
				},
			],
			[
				'Erdbeeren',
				'strawberries',
				{
					emoji: '🍓',
					main: '#E8506A',
					ingredient: ['Erdbeeren', 'strawberries'],
					label: ['Erd|beeren', 'Straw|berries'],
				},
			],
			[
				'Marillenhälften',
				'apricot halves',
				{
					emoji: '🍑',
					main: '#EF8A2E',
					ingredient: ['Marillen', 'apricots'],
					label: ['Marillen', 'Apricots'],
				},
			],
		],
	},
	{
		id: 'frozen-veg',
		category: 'frozen-veg',
		name: ['{v}, tiefgekühlt', 'Frozen {v}'],
		brands: 'frostl korb korb-bio',
		pack: 'bag/pillow',
		sizes: '450 g 2.29, 1 kg 3.99',
		nutrition: '0.5 0.1 6 2.5 3.5 3 0.02',
		ingredients: ['{i}', '{i}'],
		labels: ['vegan'],
		origin: 'AT Marchfeld',
		about: [
			[
				'Zwischen Feld und Frost liegen keine drei Stunden.',
				'Less than three hours from field to freezer.',
			],
			['Blanchiert und portionsweise zu entnehmen.', 'Blanched and easy to portion.'],
		],
		variants: [
			['Erbsen', 'peas', { emoji: '🫛', main: '#4E9A3F', ingredient: ['Erbsen', 'peas'] }],
			[
				'Blattspinat',
				'leaf spinach',
				{
					emoji: '🥬',
					main: '#1F6B45',
					ingredient: ['Spinat', 'spinach'],
					label: ['Blatt|spinat', 'Leaf spinach'],
				},
			],
			[
				'Cremespinat',
				'creamed spinach',
				{
					emoji: '🥬',
					main: '#2E7D4F',
					ingredient: [
						'Spinat 70 %, Milch, Weizenmehl, Salz',
						'spinach 70 %, milk, wheat flour, salt',
					],
					labels: ['vegetarian'],
					label: ['Creme|spinat', 'Creamed spinach'],
				},
			],
			[
				'Brokkoliröschen',
				'broccoli florets',
				{
					emoji: '🥦',
					main: '#1E7A5A',
					ingredient: ['Brokkoli', 'broccoli'],
					label: ['Brokkoli', 'Broccoli'],
				},
			],
			[
				'Suppengemüse',
				'soup vegetables',
				{
					emoji: '🥕',
					main: '#E0792B',
					ingredient: ['Karotten, Sellerie, Lauch, Petersilie', 'carrots, celery, leek, parsley'],
					label: ['Suppen|gemüse', 'Soup veg'],
				},
			],
			[
				'Kaisergemüse',
				'cauliflower mix',
				{
					emoji: '🥦',
					main: '#6F9A2E',
					ingredient: ['Karfiol, Brokkoli, Karotten', 'cauliflower, broccoli, carrots'],
					label: ['Kaiser|gemüse', 'Veg mix'],
				},
			],
			[
				'Fisolen',
				'green beans',
				{ emoji: '🫛', main: '#3F7D2C', ingredient: ['Fisolen', 'green beans'] },
			],
			[
				'Asia-Gemüse',
				'stir-fry vegetables',
				{
					emoji: '🥢',
					main: '#B3402A',
					ingredient: [
						'Karotten, Paprika, Sojasprossen, Lauch',
						'carrots, pepper, soya sprouts, leek',
					],
					label: ['Asia-Gemüse', 'Stir-fry'],
				},
			],
			['Mais', 'sweetcorn', { emoji: '🌽', main: '#E0B12B', ingredient: ['Mais', 'sweetcorn'] }],
		],
	},
	{
		id: 'chips',
		category: 'chips',
		name: ['{v}', '{v}'],
		brands: 'frostl korb korb-basis',
		pack: 'bag/pillow',
		sizes: '750 g 2.79, 1.5 kg 4.79',
		look: { emoji: '🍟', tint: 'butter' },
		nutrition: '5 0.6 24 0.6 3 2.6 0.4',
		ingredients: ['Erdäpfel 94 %, Sonnenblumenöl, Salz', 'Potatoes 94 %, sunflower oil, salt'],
		labels: ['vegan'],
		preparation: [
			'20 Minuten bei 200 °C im Ofen, einmal wenden.',
			'20 minutes at 200 °C, turn once.',
		],
		about: [
			[
				'Aus Marchfelder Erdäpfeln, außen knusprig, innen weich.',
				'From Marchfeld potatoes, crisp outside, fluffy inside.',
			],
		],
		variants: [
			['Pommes frites', 'Oven chips', { main: '#E0A21C' }],
			[
				'Wedges mit Rosmarin',
				'Rosemary wedges',
				{ main: '#8A5A2B', emoji: '🥔', label: ['Wedges', 'Wedges'] },
			],
			['Kroketten', 'Croquettes', { main: '#C9772B', emoji: '🥔' }],
			['Rösti', 'Rösti', { main: '#B5652B', emoji: '🥞' }],
			[
				'Süßerdäpfelpommes',
				'Sweet potato fries',
				{
					main: '#E0692B',
					emoji: '🍠',
					price: 1.4,
					label: ['Süß|erdäpfel|pommes', 'Sweet potato fries'],
					ingredients: [
						'Süßerdäpfel 90 %, Sonnenblumenöl, Reismehl, Salz',
						'Sweet potatoes 90 %, sunflower oil, rice flour, salt',
					],
				},
			],
		],
	},
	{
		id: 'pizza',
		category: 'pizza',
		name: ['Pizza {v}', 'Pizza {v}'],
		brands: 'frostl forno-sole korb korb-basis',
		pack: 'box/wide',
		sizes: '350 g 3.49',
		look: { emoji: '🍕', accent: '#FFCF56' },
		label: ['Pizza {v}', 'Pizza {v}'],
		sub: ['Steinofen', 'stone-baked'],
		nutrition: '9 4 29 3 2 10 1.2',
		preparation: [
			'12 Minuten bei 220 °C auf der mittleren Schiene.',
			'12 minutes at 220 °C on the middle shelf.',
		],
		ingredients: [
			'Weizenmehl, Paradeiser, Mozzarella 18 %, {i}, Rapsöl, Hefe, Salz',
			'Wheat flour, tomatoes, mozzarella cheese 18 %, {i}, rapeseed oil, yeast, salt',
		],
		about: [
			['Dünner Boden, luftiger Rand.', 'Thin base, airy crust.'],
			['24 Stunden Teigruhe, kurz und heiß gebacken.', 'Rested for 24 hours, baked short and hot.'],
		],
		variants: [
			[
				'Marghe|rita',
				'Marghe|rita',
				{
					main: '#16715F',
					ingredient: ['Basilikum', 'basil'],
					labels: ['vegetarian'],
					price: 0.85,
				},
			],
			[
				'Salami',
				'Salami',
				{ main: '#B22D23', ingredient: ['Salami (Schweinefleisch) 9 %', 'salami (pork) 9 %'] },
			],
			['Prosciutto', 'Prosciutto', { main: '#C2604A', ingredient: ['Schinken 10 %', 'ham 10 %'] }],
			[
				'Verdura',
				'Verdura',
				{
					main: '#4E8A2E',
					ingredient: ['Zucchini, Paprika, Melanzani', 'courgette, pepper, aubergine'],
					labels: ['vegetarian'],
				},
			],
			[
				'Tonno',
				'Tonno',
				{ main: '#2F6FA8', ingredient: ['Thunfisch 12 %, Zwiebel', 'tuna 12 %, onion'] },
			],
			[
				'Quattro Formaggi',
				'Quattro formaggi',
				{
					main: '#D9A02B',
					ingredient: [
						'Gouda, Emmentaler, Blauschimmelkäse',
						'Gouda cheese, Emmental cheese, blue cheese',
					],
					labels: ['vegetarian'],
				},
			],
			[
				'Diavola',
				'Diavola',
				{
					main: '#7A1A1A',
					ingredient: ['scharfe Salami 10 %, Pfefferoni', 'hot salami 10 %, chillies'],
				},
			],
		],
	},
	{
		id: 'dumplings',
		category: 'frozen-meals',
		name: ['{v}', '{v}'],
		brands: 'knoedlkuchl korb',
		pack: 'bag/pillow',
		sizes: '500 g 4.29',
		look: { emoji: '🥟' },
		nutrition: '5 2 32 8 2 6 0.6',
		preparation: [
			'Gefroren in siedendes Wasser legen, 15 Minuten ziehen lassen.',
			'Simmer from frozen for 15 minutes.',
		],
		labels: ['vegetarian'],
		about: [
			['Wie von der Oma, nur tiefgekühlt.', 'Just like grandma’s, only frozen.'],
			['Von Hand gefüllt und gerollt.', 'Filled and rolled by hand.'],
		],
		variants: [
			[
				'Marillenknödel',
				'Apricot dumplings',
				{
					emoji: '🍑',
					main: '#EF8A2E',
					label: ['Marillen|knödel', 'Apricot dumplings'],
					ingredients: [
						'Topfenteig (Topfen, Weizenmehl, Eier, Butter), Marillen 38 %, Semmelbrösel (Weizen)',
						'Curd dough (curd cheese, wheat flour, eggs, butter), apricots 38 %, breadcrumbs (wheat)',
					],
				},
			],
			[
				'Zwetschkenknödel',
				'Plum dumplings',
				{
					emoji: '🥭',
					dye: { hue: 240, saturation: 0.6, brightness: 0.75 },
					main: '#5B3279',
					label: ['Zwetschken|knödel', 'Plum dumplings'],
					ingredients: [
						'Erdäpfelteig (Erdäpfel, Weizenmehl, Eier), Zwetschken 36 %',
						'Potato dough (potatoes, wheat flour, eggs), plums 36 %',
					],
				},
			],
			[
				'Semmelknödel',
				'Bread dumplings',
				{
					emoji: '🍞',
					main: '#B5792B',
					label: ['Semmel|knödel', 'Bread dumplings'],
					ingredients: [
						'Semmelwürfel (Weizen), Milch, Eier, Petersilie, Salz',
						'Bread cubes (wheat), milk, eggs, parsley, salt',
					],
					nutrition: '4 1.2 32 2 2 8 1.1',
				},
			],
			[
				'Speckknödel',
				'Bacon dumplings',
				{
					emoji: '🥓',
					main: '#8A3A2B',
					label: ['Speck|knödel', 'Bacon dumplings'],
					labels: [],
					ingredients: [
						'Semmelwürfel (Weizen), Speck 12 %, Milch, Eier, Salz',
						'Bread cubes (wheat), bacon 12 %, milk, eggs, salt',
					],
					nutrition: '8 3 28 2 2 9 1.4',
				},
			],
			[
				'Germknödel mit Powidl',
				'Yeast dumplings with plum jam',
				{
					emoji: '🥟',
					main: '#6B3A6B',
					label: ['Germ|knödel', 'Yeast dumplings'],
					ingredients: [
						'Weizenmehl, Powidl (Zwetschken) 22 %, Milch, Zucker, Eier, Hefe',
						'Wheat flour, plum jam 22 %, milk, sugar, eggs, yeast',
					],
				},
			],
			[
				'Spinatknödel',
				'Spinach dumplings',
				{
					emoji: '🥬',
					main: '#2E7D4F',
					label: ['Spinat|knödel', 'Spinach dumplings'],
					ingredients: [
						'Semmelwürfel (Weizen), Spinat 24 %, Milch, Eier, Bergkäse, Salz',
						'Bread cubes (wheat), spinach 24 %, milk, eggs, mountain cheese, salt',
					],
				},
			],
			[
				'Kaiserschmarren',
				'Kaiserschmarrn pancake',
				{
					emoji: '🥞',
					main: '#D9A02B',
					label: ['Kaiser|schmarren', 'Kaiser|schmarrn'],
					ingredients: [
						'Milch, Weizenmehl, Eier, Zucker, Rosinen, Butter',
						'Milk, wheat flour, eggs, sugar, raisins, butter',
					],
				},
			],
		],
	},
	{
		id: 'frozen-meals',
		category: 'frozen-meals',
		name: ['{v}', '{v}'],
		brands: 'frostl kuma korb',
		pack: 'bag/pillow',
		sizes: '500 g 4.49',
		nutrition: '4 1 18 2 2 6 0.9',
		preparation: [
			'Acht Minuten in der Pfanne, gelegentlich umrühren.',
			'Eight minutes in a pan, stirring now and then.',
		],
		about: [
			[
				'In der Pfanne fertig, bevor der Tisch gedeckt ist.',
				'Done in the pan before the table is laid.',
			],
		],
		variants: [
			[
				'Paella',
				'Paella',
				{
					emoji: '🥘',
					main: '#D98A1E',
					ingredients: [
						'Reis, Garnelen 10 %, Hühnerfleisch, Erbsen, Paprika, Miesmuscheln, Safran',
						'Rice, prawns 10 %, chicken, peas, pepper, mussels, saffron',
					],
				},
			],
			[
				'Gebratene Nudeln',
				'Fried noodles',
				{
					emoji: '🍜',
					main: '#B3202A',
					labels: ['vegan'],
					ingredients: [
						'Nudeln (Weizen), Karotten, Sojasprossen, Lauch, Sojasauce (Soja, Weizen)',
						'Noodles (wheat), carrots, soya sprouts, leek, soya sauce (soya, wheat)',
					],
					label: ['Gebratene Nudeln', 'Fried noodles'],
				},
			],
			[
				'Gemüselaibchen',
				'Vegetable patties',
				{
					emoji: '🥕',
					main: '#6F9A2E',
					labels: ['vegetarian'],
					ingredients: [
						'Karotten, Erbsen, Erdäpfel, Haferflocken, Eier, Rapsöl',
						'Carrots, peas, potatoes, oats, eggs, rapeseed oil',
					],
					label: ['Gemüse|laibchen', 'Veg patties'],
				},
			],
			[
				'Frühlingsrollen',
				'Spring rolls',
				{
					emoji: '🥟',
					main: '#C9652B',
					labels: ['vegan'],
					ingredients: [
						'Weißkraut, Teig (Weizen), Karotten, Glasnudeln, Sojasauce (Soja, Weizen)',
						'White cabbage, pastry (wheat), carrots, glass noodles, soya sauce (soya, wheat)',
					],
					label: ['Frühlings|rollen', 'Spring rolls'],
				},
			],
			[
				'Butter Chicken mit Reis',
				'Butter chicken with rice',
				{
					emoji: '🍛',
					main: '#E0702B',
					ingredients: [
						'Reis, Hühnerfleisch 22 %, Paradeiser, Joghurt, Butter, Cashewkerne, Gewürze',
						'Rice, chicken 22 %, tomatoes, yoghurt, butter, cashews, spices',
					],
					label: ['Butter Chicken', 'Butter chicken'],
				},
			],
		],
	},
	{
		id: 'frozen-fish',
		category: 'frozen-fish',
		name: ['{v}', '{v}'],
		brands: 'nordfang frostl korb',
		pack: 'box/wide',
		sizes: '400 g 5.49',
		look: { emoji: '🐟' },
		nutrition: '8 0.9 17 1 1 13 0.9',
		preparation: [
			'Unaufgetaut in heißem Öl oder 18 Minuten bei 200 °C im Ofen.',
			'Fry from frozen or bake for 18 minutes at 200 °C.',
		],
		about: [['Aus bestandserhaltender Fischerei.', 'From well-managed stocks.']],
		variants: [
			[
				'Fischstäbchen',
				'Fish fingers',
				{
					main: '#E0862B',
					ingredients: [
						'Alaska-Seelachs 65 %, Semmelbrösel (Weizen), Rapsöl, Salz',
						'Alaska pollock 65 %, breadcrumbs (wheat), rapeseed oil, salt',
					],
					label: ['Fisch|stäbchen', 'Fish fingers'],
				},
			],
			[
				'Gebackene Scholle',
				'Breaded plaice',
				{
					main: '#2F6FA8',
					ingredients: [
						'Scholle (Fisch) 62 %, Semmelbrösel (Weizen), Rapsöl, Salz',
						'Plaice (fish) 62 %, breadcrumbs (wheat), rapeseed oil, salt',
					],
					label: ['Gebackene Scholle', 'Breaded plaice'],
				},
			],
			[
				'Lachsfilets',
				'Salmon fillets',
				{
					main: '#C2503C',
					ingredients: ['Lachs', 'Salmon'],
					nutrition: '13 2.6 0 0 0 20 0.1',
					price: 1.6,
				},
			],
			[
				'Garnelen',
				'Prawns',
				{
					main: '#E0705A',
					emoji: '🦐',
					ingredients: ['Garnelen 85 %, Wasser, Salz', 'Prawns 85 %, water, salt'],
					nutrition: '0.8 0.2 0.5 0 0 17 1.2',
					price: 1.4,
				},
			],
			[
				'Calamari gebacken',
				'Battered squid',
				{
					main: '#7A6AA8',
					emoji: '🦑',
					ingredients: [
						'Tintenfisch 50 %, Weizenmehl, Rapsöl, Salz',
						'Squid 50 %, wheat flour, rapeseed oil, salt',
					],
					label: ['Calamari', 'Battered squid'],
				},
			],
			[
				'Schlemmerfilet Spinat',
				'Fish bake with spinach',
				{
					main: '#2E7D4F',
					ingredients: [
						'Alaska-Seelachs 55 %, Spinat, Schlagobers, Semmelbrösel (Weizen), Käse',
						'Alaska pollock 55 %, spinach, cream, breadcrumbs (wheat), cheese',
					],
					label: ['Fisch & Spinat', 'Fish & spinach'],
				},
			],
		],
	},
];
