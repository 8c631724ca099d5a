import type { Variant } from '../model.ts';

/** Flavours and scents that many families share: name, picture, colours and what they bring to the recipe. */
export const flavours: Record<string, Variant> = {
	strawberry: [
		'Erdbeere',
		'strawberry',
		{ emoji: '🍓', main: '#E8506A', ingredient: ['Erdbeeren', 'strawberries'] },
	],
	apricot: [
		'Marille',
		'apricot',
		{
			emoji: '🍑',
			main: '#EF8A2E',
			ingredient: ['Marillen', 'apricots'],
			keywords: ['Aprikose', 'apricots'],
		},
	],
	peach: [
		'Pfirsich',
		'peach',
		{ emoji: '🍑', main: '#F29A76', ingredient: ['Pfirsiche', 'peaches'] },
	],
	blueberry: [
		'Heidel|beere',
		'blueberry',
		{
			emoji: '🫐',
			main: '#5A4FB0',
			ingredient: ['Heidelbeeren', 'blueberries'],
			keywords: ['Blaubeere, Schwarzbeere', 'bilberry'],
		},
	],
	raspberry: [
		'Himbeere',
		'raspberry',
		{
			emoji: '🍓',
			dye: { hue: -18, saturation: 1.1 },
			main: '#C92A63',
			ingredient: ['Himbeeren', 'raspberries'],
		},
	],
	cherry: [
		'Kirsche',
		'cherry',
		{
			emoji: '🍒',
			main: '#B01E3A',
			ingredient: ['Kirschen', 'cherries'],
			keywords: ['Weichsel', 'cherries'],
		},
	],
	currant: [
		'Ribisel',
		'redcurrant',
		{
			emoji: '🍒',
			dye: { hue: 6 },
			main: '#C7253A',
			ingredient: ['rote Ribiseln', 'redcurrants'],
			keywords: ['Johannisbeere', 'currant'],
		},
	],
	blackcurrant: [
		'Schwarze Ribisel',
		'blackcurrant',
		{
			emoji: '🫐',
			dye: { hue: 30, brightness: 0.8 },
			main: '#4B2357',
			ingredient: ['schwarze Ribiseln', 'blackcurrants'],
			keywords: ['Cassis, Johannisbeere', 'cassis'],
		},
	],
	blackberry: [
		'Brombeere',
		'blackberry',
		{
			emoji: '🫐',
			dye: { hue: 40, brightness: 0.75 },
			main: '#57254F',
			ingredient: ['Brombeeren', 'blackberries'],
		},
	],
	forest: [
		'Wald|beeren',
		'forest fruits',
		{
			emoji: '🫐',
			dye: { hue: 45 },
			main: '#7B2E6B',
			ingredient: [
				'Waldbeeren (Himbeeren, Brombeeren, Heidelbeeren)',
				'forest fruits (raspberries, blackberries, blueberries)',
			],
		},
	],
	plum: [
		'Zwetschke',
		'plum',
		{
			emoji: '🥭',
			dye: { hue: 240, saturation: 0.6, brightness: 0.7 },
			main: '#5B3279',
			ingredient: ['Zwetschken', 'plums'],
			keywords: ['Pflaume', 'damson'],
		},
	],
	apple: ['Apfel', 'apple', { emoji: '🍎', main: '#C93A2C', ingredient: ['Äpfel', 'apples'] }],
	greenApple: [
		'Grüner Apfel',
		'green apple',
		{ emoji: '🍏', main: '#6FA52B', ingredient: ['Äpfel', 'apples'] },
	],
	pear: ['Birne', 'pear', { emoji: '🍐', main: '#93A82C', ingredient: ['Birnen', 'pears'] }],
	quince: [
		'Quitte',
		'quince',
		{ emoji: '🍐', dye: { hue: -20 }, main: '#D9A51E', ingredient: ['Quitten', 'quinces'] },
	],
	orange: [
		'Orange',
		'orange',
		{ emoji: '🍊', main: '#F08A1C', ingredient: ['Orangen', 'oranges'] },
	],
	bloodOrange: [
		'Blut|orange',
		'blood orange',
		{
			emoji: '🍊',
			dye: { hue: -22 },
			main: '#D24A2B',
			ingredient: ['Blutorangen', 'blood oranges'],
		},
	],
	mandarin: [
		'Mandarine',
		'mandarin',
		{ emoji: '🍊', main: '#F47C20', ingredient: ['Mandarinen', 'mandarins'] },
	],
	lemon: [
		'Zitrone',
		'lemon',
		{ emoji: '🍋', main: '#E3B11A', ingredient: ['Zitronensaft', 'lemon juice'] },
	],
	lime: [
		'Limette',
		'lime',
		{
			emoji: '🍋',
			dye: { hue: 42, saturation: 0.75, brightness: 0.85 },
			main: '#6E9F1F',
			ingredient: ['Limettensaft', 'lime juice'],
		},
	],
	grapefruit: [
		'Grapefruit',
		'grapefruit',
		{
			emoji: '🍊',
			dye: { hue: -30 },
			main: '#E5604D',
			ingredient: ['Grapefruitsaft', 'grapefruit juice'],
		},
	],
	mango: ['Mango', 'mango', { emoji: '🥭', main: '#EE9B1F', ingredient: ['Mangos', 'mangoes'] }],
	pineapple: [
		'Ananas',
		'pineapple',
		{ emoji: '🍍', main: '#D9A41B', ingredient: ['Ananas', 'pineapple'] },
	],
	banana: [
		'Banane',
		'banana',
		{ emoji: '🍌', main: '#E5B93C', ingredient: ['Bananen', 'bananas'] },
	],
	multi: [
		'Multi|frucht',
		'tropical',
		{
			emoji: '🍍',
			main: '#E8742A',
			ingredient: [
				'Ananas, Mangos, Maracuja und Bananen',
				'pineapple, mango, passion fruit and banana',
			],
			keywords: ['Multivitamin', 'multivitamin'],
		},
	],
	grape: ['Traube', 'grape', { emoji: '🍇', main: '#6B3A8F', ingredient: ['Trauben', 'grapes'] }],
	elderflower: [
		'Holunder|blüte',
		'elderflower',
		{
			emoji: '🌼',
			main: '#8DA63C',
			ingredient: ['Holunderblüten', 'elderflowers'],
			keywords: ['Hollerblüte, Holler', 'elder'],
		},
	],
	rhubarb: [
		'Rhabarber',
		'rhubarb',
		{ emoji: '🌿', dye: { hue: -120 }, main: '#D4617A', ingredient: ['Rhabarber', 'rhubarb'] },
	],
	coconut: [
		'Kokos',
		'coconut',
		{ emoji: '🥥', main: '#6B4A34', ingredient: ['Kokosraspel', 'desiccated coconut'] },
	],
	vanilla: [
		'Vanille',
		'vanilla',
		{ emoji: '🌼', main: '#E0B84A', ingredient: ['Bourbon-Vanille', 'Bourbon vanilla'] },
	],
	chocolate: [
		'Schokolade',
		'chocolate',
		{
			emoji: '🍫',
			main: '#5A2F1E',
			ingredient: ['Kakaopulver', 'cocoa powder'],
			keywords: ['Schoko', 'choc'],
		},
	],
	stracciatella: [
		'Stracciatella',
		'stracciatella',
		{
			emoji: '🍫',
			main: '#8A7460',
			ingredient: [
				'Schokoladestückchen (Kakaomasse, Zucker)',
				'chocolate flakes (cocoa mass, sugar)',
			],
		},
	],
	caramel: [
		'Karamell',
		'caramel',
		{
			emoji: '🍮',
			main: '#B5692A',
			ingredient: ['Karamell (Zucker, Schlagobers)', 'caramel (sugar, cream)'],
		},
	],
	saltedCaramel: [
		'Karamell & Meersalz',
		'salted caramel',
		{
			emoji: '🍮',
			main: '#A0592B',
			ingredient: ['Karamell (Zucker, Butter), Meersalz', 'caramel (sugar, butter), sea salt'],
		},
	],
	hazelnut: [
		'Haselnuss',
		'hazelnut',
		{ emoji: '🌰', main: '#7A4A25', ingredient: ['Haselnüsse', 'hazelnuts'] },
	],
	pistachio: [
		'Pistazie',
		'pistachio',
		{ emoji: '🫛', main: '#7FA04A', ingredient: ['Pistazien', 'pistachios'] },
	],
	almond: [
		'Mandel',
		'almond',
		{ emoji: '🌰', dye: { brightness: 1.15 }, main: '#C98B4E', ingredient: ['Mandeln', 'almonds'] },
	],
	walnut: [
		'Walnuss',
		'walnut',
		{ emoji: '🌰', main: '#8A5A34', ingredient: ['Walnüsse', 'walnuts'] },
	],
	coffee: [
		'Kaffee',
		'coffee',
		{ emoji: '☕', main: '#4A2C1E', ingredient: ['Kaffeeextrakt', 'coffee extract'] },
	],
	honey: ['Honig', 'honey', { emoji: '🍯', main: '#D8921B', ingredient: ['Honig', 'honey'] }],
	cinnamon: [
		'Zimt',
		'cinnamon',
		{ emoji: '🍁', main: '#A5501F', ingredient: ['Zimt', 'cinnamon'] },
	],
	mint: ['Minze', 'mint', { emoji: '🌿', main: '#1E8F72', ingredient: ['Minze', 'mint'] }],
	ginger: ['Ingwer', 'ginger', { emoji: '🫚', main: '#C7923E', ingredient: ['Ingwer', 'ginger'] }],
	natural: ['natur', 'natural', { emoji: '🥛', main: '#2463A6', ingredient: ['', ''] }],
	paprika: [
		'Paprika',
		'paprika',
		{
			emoji: '🫑',
			dye: { hue: -104, saturation: 1.7, brightness: 1.2 },
			main: '#D9362B',
			ingredient: ['Paprikapulver', 'paprika powder'],
		},
	],
	salt: [
		'gesalzen',
		'salted',
		{
			emoji: '🧂',
			main: '#2F6DA8',
			ingredient: ['Speisesalz', 'salt'],
			label: ['Gesalzen', 'Salted'],
		},
	],
	onion: [
		'Sauerrahm & Zwiebel',
		'sour cream & onion',
		{
			emoji: '🧅',
			main: '#2E8B57',
			ingredient: ['Sauerrahmpulver, Zwiebelpulver', 'soured cream powder, onion powder'],
		},
	],
	chilli: ['Chili', 'chilli', { emoji: '🌶️', main: '#A81C1C', ingredient: ['Chili', 'chilli'] }],
	cheese: [
		'Käse',
		'cheese',
		{ emoji: '🧀', main: '#E0A21C', ingredient: ['Käsepulver', 'cheese powder'] },
	],
	rosemary: [
		'Rosmarin',
		'rosemary',
		{ emoji: '🌿', main: '#4F7A4A', ingredient: ['Rosmarin', 'rosemary'] },
	],
	barbecue: [
		'Rauchpaprika',
		'smoky barbecue',
		{ emoji: '🔥', main: '#7A2D1E', ingredient: ['geräuchertes Paprikapulver', 'smoked paprika'] },
	],
	tomato: [
		'Paradeiser',
		'tomato',
		{
			emoji: '🍅',
			main: '#C72C1F',
			ingredient: ['Paradeiser', 'tomatoes'],
			keywords: ['Tomate', 'tomatoes'],
		},
	],
	basil: [
		'Basilikum',
		'basil',
		{ emoji: '🌿', main: '#3E7D32', ingredient: ['Basilikum', 'basil'] },
	],
	garlic: [
		'Knoblauch',
		'garlic',
		{ emoji: '🧄', main: '#8C7BA0', ingredient: ['Knoblauch', 'garlic'] },
	],
	chives: [
		'Schnitt|lauch',
		'chives',
		{ emoji: '🌿', main: '#4E9A3F', ingredient: ['Schnittlauch', 'chives'] },
	],
	herbs: ['Kräuter', 'herbs', { emoji: '🌿', main: '#3F8A4C', ingredient: ['Kräuter', 'herbs'] }],
	pepper: [
		'Pfeffer',
		'pepper',
		{
			emoji: '🌶️',
			dye: { saturation: 0.3 },
			main: '#4A4440',
			ingredient: ['schwarzer Pfeffer', 'black pepper'],
		},
	],
	horseradish: [
		'Kren',
		'horseradish',
		{
			emoji: '🥕',
			dye: { saturation: 0.15, brightness: 1.3 },
			main: '#8FA886',
			ingredient: ['Kren', 'horseradish'],
			keywords: ['Meerrettich', 'horse radish'],
		},
	],
	olive: ['Olive', 'olive', { emoji: '🫒', main: '#6B7F2A', ingredient: ['Oliven', 'olives'] }],
	truffle: [
		'Trüffel',
		'truffle',
		{
			emoji: '🍄',
			dye: { saturation: 0.3, brightness: 0.7 },
			main: '#3A302A',
			ingredient: ['Sommertrüffel', 'summer truffle'],
			price: 1.5,
		},
	],
	lavender: [
		'Lavendel',
		'lavender',
		{ emoji: '🪻', main: '#7A5FB0', ingredient: ['Lavendel', 'lavender'] },
	],
	rose: [
		'Rosen|blüte',
		'rose',
		{ emoji: '🌹', main: '#C9486B', ingredient: ['Rosenblüten', 'rose petals'] },
	],
	aloe: ['Aloe vera', 'aloe vera', { emoji: '🌱', main: '#3F9E6B' }],
	camomile: [
		'Kamille',
		'camomile',
		{ emoji: '🌼', main: '#D9A92B', ingredient: ['Kamillenblüten', 'camomile flowers'] },
	],
	ocean: ['Meeres|brise', 'sea breeze', { emoji: '🌊', main: '#1F77B4' }],
	sensitive: ['Sensitiv', 'sensitive', { emoji: '🪶', main: '#7C93A8' }],
	pine: ['Latschen|kiefer', 'mountain pine', { emoji: '🌲', main: '#24614A' }],
	cotton: ['Frische Wäsche', 'fresh linen', { emoji: '🧺', main: '#4A8FC7' }],
	orchid: ['Orchidee', 'orchid', { emoji: '🌸', main: '#B84A93' }],
};
