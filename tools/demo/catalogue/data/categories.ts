import type { BaseUnit, FeedProduct } from '@korb/contracts/catalogue/catalogue-feed';
import type { Category, Storage, Text, Tint } from '../model.ts';

type Leaf = [
	id: string,
	de: string,
	en: string,
	emoji: string,
	unit: BaseUnit,
	own?: Partial<Category>,
];
type Group = { id: string; name: Text; leaves: Leaf[]; tips?: Text[] } & Partial<
	Pick<Category, 'vat' | 'storage'>
>;
type Aisle = {
	id: string;
	name: Text;
	emoji: string;
	tint: Tint;
	vat: FeedProduct['vatClass'];
	storage: Storage;
	groups: Group[];
};

const aisles: Aisle[] = [
	{
		id: 'produce',
		name: ['Obst & Gemüse', 'Fruit & veg'],
		emoji: '🥦',
		tint: 'sage',
		vat: 'staple',
		storage: 'room',
		groups: [
			{
				id: 'fruit',
				name: ['Obst', 'Fruit'],
				tips: [
					['Stück für Stück von Hand geprüft.', 'Checked by hand, piece by piece.'],
					[
						'Schmeckt nach Saison, nicht nach Lagerhaus.',
						'Tastes of the season, not of the warehouse.',
					],
					[
						'Was du nicht gleich isst, hält sich an einem kühlen Ort.',
						'What you do not eat at once keeps in a cool place.',
					],
				],
				leaves: [
					['stone-fruit', 'Steinobst', 'Stone fruit', '🍑', 'kg'],
					['berries', 'Beeren', 'Berries', '🫐', 'kg'],
					['apples-pears', 'Äpfel & Birnen', 'Apples & pears', '🍎', 'kg'],
					['citrus', 'Zitrusfrüchte', 'Citrus fruit', '🍋', 'kg'],
					['exotic', 'Bananen & Exoten', 'Bananas & exotic fruit', '🍌', 'kg'],
					['by-piece', 'Avocado & Mango', 'Avocado & mango', '🥑', 'piece'],
					['melons-grapes', 'Melonen & Trauben', 'Melons & grapes', '🍇', 'kg'],
				],
			},
			{
				id: 'vegetables',
				name: ['Gemüse', 'Vegetables'],
				tips: [
					['Frisch vom Feld in die Küche.', 'Fresh from the field to the kitchen.'],
					['Frisch geerntet und am selben Tag verladen.', 'Picked and loaded the same day.'],
				],
				leaves: [
					['tomatoes-peppers', 'Paradeiser & Paprika', 'Tomatoes & peppers', '🍅', 'kg'],
					[
						'cucumbers-squash',
						'Gurken, Zucchini & Melanzani',
						'Cucumbers, courgettes & aubergines',
						'🥒',
						'kg',
					],
					['potatoes-onions', 'Erdäpfel & Zwiebel', 'Potatoes & onions', '🥔', 'kg'],
					['roots', 'Wurzelgemüse', 'Root vegetables', '🥕', 'kg'],
					['cabbage', 'Kohl & Brokkoli', 'Cabbage & broccoli', '🥦', 'kg'],
					['beans-corn', 'Fisolen, Erbsen & Mais', 'Beans, peas & sweetcorn', '🌽', 'kg'],
					['mushrooms', 'Schwammerl & Pilze', 'Mushrooms', '🍄', 'kg'],
				],
			},
			{
				id: 'salad-herbs',
				name: ['Salat & Kräuter', 'Salad & herbs'],
				tips: [
					['Kurz waschen, trocken schleudern, marinieren.', 'Rinse, spin dry and dress.'],
					[
						'Mit Kernöl und einem Spritzer Apfelessig.',
						'Nice with pumpkin seed oil and a dash of vinegar.',
					],
				],
				leaves: [
					['lettuce', 'Salatköpfe', 'Whole lettuces', '🥬', 'piece'],
					['salad-leaves', 'Blattsalate im Sackerl', 'Bagged salad', '🥗', 'kg'],
					['herbs', 'Kräuter', 'Fresh herbs', '🌿', 'piece'],
					[
						'flowers',
						'Schnittblumen',
						'Cut flowers',
						'🌷',
						'piece',
						{
							storage: 'none',
							vat: 'intermediate',
							tips: [
								[
									'Schräg anschneiden und jeden zweiten Tag frisches Wasser geben.',
									'Cut the stems at an angle and change the water every other day.',
								],
							],
						},
					],
				],
			},
			{
				id: 'ready-produce',
				name: ['Verzehrfertig', 'Ready to eat'],
				storage: 'chilled',
				vat: 'reduced',
				tips: [['Gabel drin, Hunger weg.', 'Just add a fork.']],
				leaves: [
					['cut-fruit', 'Geschnittenes Obst', 'Cut fruit', '🍉', 'kg'],
					['bowls', 'Salate & Bowls', 'Salads & bowls', '🥗', 'kg'],
					[
						'smoothies',
						'Smoothies & Frischsäfte',
						'Smoothies & fresh juices',
						'🥤',
						'l',
						{ vat: 'standard' },
					],
				],
			},
		],
	},
	{
		id: 'bakery',
		name: ['Brot & Gebäck', 'Bakery'],
		emoji: '🥐',
		tint: 'butter',
		vat: 'staple',
		storage: 'ambient',
		groups: [
			{
				id: 'fresh-bread',
				name: ['Frisch gebacken', 'Freshly baked'],
				tips: [
					['Heute früh aus dem Ofen gezogen.', 'Out of the oven this morning.'],
					['Mit Mehl aus kleinen Mühlen.', 'With flour from small mills.'],
				],
				leaves: [
					['bread', 'Brot', 'Bread', '🍞', 'kg'],
					['rolls', 'Semmeln & Weckerl', 'Rolls', '🥖', 'piece'],
					['pastry', 'Plunder & Mehlspeisen', 'Pastries', '🥐', 'piece', { vat: 'reduced' }],
				],
			},
			{
				id: 'packed-bread',
				name: ['Abgepackt', 'Packaged'],
				leaves: [
					['toast', 'Toast & Sandwich', 'Sliced bread', '🍞', 'kg'],
					[
						'crispbread',
						'Knäckebrot & Zwieback',
						'Crispbread & rusks',
						'🌾',
						'kg',
						{ vat: 'reduced' },
					],
					[
						'wraps-bake',
						'Wraps & zum Aufbacken',
						'Wraps & part-baked',
						'🫓',
						'kg',
						{ vat: 'reduced' },
					],
					['cakes', 'Kuchen & Torten', 'Cakes', '🍰', 'kg', { vat: 'reduced' }],
				],
			},
		],
	},
	{
		id: 'chilled',
		name: ['Kühlwaren', 'Chilled'],
		emoji: '🧀',
		tint: 'sky',
		vat: 'reduced',
		storage: 'chilled',
		groups: [
			{
				id: 'milk-eggs',
				name: ['Milch, Butter & Eier', 'Milk, butter & eggs'],
				vat: 'staple',
				tips: [['Gehört in jeden Kühlschrank.', 'A fridge without it feels empty.']],
				leaves: [
					['milk', 'Milch', 'Milk', '🥛', 'l'],
					['milk-drinks', 'Milchgetränke', 'Milk drinks', '🥤', 'l', { vat: 'reduced' }],
					['cream', 'Schlagobers & Rahm', 'Cream & sour cream', '🥣', 'kg'],
					['butter', 'Butter & Streichfett', 'Butter & spreads', '🧈', 'kg'],
					['eggs', 'Eier', 'Eggs', '🥚', 'piece'],
				],
			},
			{
				id: 'yoghurts',
				name: ['Joghurt & Desserts', 'Yoghurt & desserts'],
				tips: [
					['Gut gekühlt am besten.', 'Best well chilled.'],
					[
						'Ein Löffel Müsli dazu, und das Frühstück steht.',
						'Add a spoon of muesli and breakfast is ready.',
					],
				],
				leaves: [
					['yoghurt', 'Joghurt', 'Yoghurt', '🥣', 'kg'],
					['curd', 'Topfen & Skyr', 'Quark & skyr', '🥄', 'kg'],
					['puddings', 'Pudding & Desserts', 'Puddings & desserts', '🍮', 'kg'],
				],
			},
			{
				id: 'cheeses',
				name: ['Käse', 'Cheese'],
				tips: [
					['Mit frischem Brot schon eine Mahlzeit.', 'With fresh bread, a meal in itself.'],
					[
						'Gut eingepackt hält er im Gemüsefach am längsten.',
						'Wrapped well, it keeps longest in the vegetable drawer.',
					],
				],
				leaves: [
					['hard-cheese', 'Hart- & Bergkäse', 'Hard & mountain cheese', '🧀', 'kg'],
					['sliced-cheese', 'Käse in Scheiben', 'Sliced cheese', '🧀', 'kg'],
					['soft-cheese', 'Weichkäse & Feta', 'Soft cheese & feta', '🧀', 'kg'],
					['fresh-cheese', 'Frischkäse & Mozzarella', 'Cream cheese & mozzarella', '🧀', 'kg'],
				],
			},
			{
				id: 'deli',
				name: ['Wurst & Feinkost', 'Deli'],
				leaves: [
					['ham', 'Schinken & Speck', 'Ham & bacon', '🥓', 'kg'],
					['sausage', 'Wurst', 'Sausages & cold cuts', '🌭', 'kg'],
					['spreads', 'Aufstriche & Hummus', 'Dips & hummus', '🫒', 'kg'],
					[
						'fresh-pasta',
						'Frische Nudeln & Fertiggerichte',
						'Fresh pasta & ready meals',
						'🍝',
						'kg',
					],
				],
			},
			{
				id: 'plant-based',
				name: ['Pflanzlich', 'Plant-based'],
				tips: [['Ganz ohne Tier, mit vollem Geschmack.', 'No animals, all the taste.']],
				leaves: [
					[
						'plant-drinks',
						'Haferdrink & Co.',
						'Oat drinks & co.',
						'🌾',
						'l',
						{ storage: 'ambient', vat: 'standard' },
					],
					['tofu', 'Tofu & Fleischersatz', 'Tofu & meat alternatives', '🌱', 'kg'],
					['plant-yoghurt', 'Pflanzliche Joghurts', 'Plant-based yoghurts', '🥥', 'kg'],
				],
			},
		],
	},
	{
		id: 'meat-fish',
		name: ['Fleisch & Fisch', 'Meat & fish'],
		emoji: '🥩',
		tint: 'rose',
		vat: 'reduced',
		storage: 'meat',
		groups: [
			{
				id: 'meat',
				name: ['Fleisch', 'Meat'],
				tips: [
					['Nach dem Braten kurz rasten lassen.', 'Rest it briefly after cooking.'],
					[
						'Von Fleischern zerlegt, die ihr Handwerk können.',
						'Cut by butchers who know their trade.',
					],
				],
				leaves: [
					['beef', 'Rind & Kalb', 'Beef & veal', '🥩', 'kg'],
					['pork', 'Schwein', 'Pork', '🐖', 'kg'],
					['poultry', 'Huhn & Pute', 'Chicken & turkey', '🍗', 'kg'],
					['mince', 'Faschiertes', 'Mince', '🥩', 'kg'],
					['lamb-game', 'Lamm & Wild', 'Lamb & game', '🍖', 'kg'],
					['grill', 'Grill & Bratwürste', 'Barbecue & bangers', '🔥', 'kg'],
				],
			},
			{
				id: 'fish',
				name: ['Fisch', 'Fish'],
				tips: [
					['Mit Zitrone, Butter und Petersilerdäpfeln.', 'With lemon, butter and new potatoes.'],
					['In zehn Minuten in der Pfanne fertig.', 'Ten minutes in the pan.'],
				],
				leaves: [
					['fresh-fish', 'Frischer Fisch', 'Fresh fish', '🐟', 'kg'],
					['smoked-fish', 'Räucherfisch', 'Smoked fish', '🐟', 'kg', { storage: 'chilled' }],
					['seafood', 'Meeresfrüchte', 'Seafood', '🦐', 'kg'],
				],
			},
		],
	},
	{
		id: 'frozen',
		name: ['Tiefkühl', 'Frozen'],
		emoji: '🍦',
		tint: 'lilac',
		vat: 'reduced',
		storage: 'frozen',
		groups: [
			{
				id: 'frozen-sweet',
				name: ['Eis & Früchte', 'Ice cream & fruit'],
				leaves: [
					['ice-cream', 'Eis in der Packung', 'Tubs of ice cream', '🍨', 'l'],
					['ice-lollies', 'Eis am Stiel & Stanitzel', 'Lollies & cones', '🍦', 'piece'],
					['frozen-fruit', 'Tiefkühlfrüchte', 'Frozen fruit', '🫐', 'kg'],
				],
			},
			{
				id: 'frozen-savoury',
				name: ['Gemüse & Gerichte', 'Vegetables & meals'],
				tips: [['Immer da, wenn es schnell gehen muss.', 'Always there when time is short.']],
				leaves: [
					['frozen-veg', 'Tiefkühlgemüse', 'Frozen vegetables', '🥦', 'kg', { vat: 'staple' }],
					['chips', 'Pommes & Erdäpfelgerichte', 'Chips & potato dishes', '🍟', 'kg'],
					['pizza', 'Pizza', 'Pizza', '🍕', 'kg'],
					['frozen-meals', 'Fertiggerichte & Knödel', 'Ready meals & dumplings', '🥟', 'kg'],
					['frozen-fish', 'Fisch & Meeresfrüchte tiefgekühlt', 'Frozen fish & seafood', '🐟', 'kg'],
				],
			},
		],
	},
	{
		id: 'pantry',
		name: ['Vorrat', 'Cupboard'],
		emoji: '🍝',
		tint: 'peach',
		vat: 'reduced',
		storage: 'ambient',
		groups: [
			{
				id: 'staples',
				name: ['Nudeln, Reis & Getreide', 'Pasta, rice & grains'],
				vat: 'staple',
				leaves: [
					['pasta', 'Nudeln', 'Pasta', '🍝', 'kg'],
					['rice', 'Reis', 'Rice', '🍚', 'kg'],
					['grains', 'Hülsenfrüchte & Getreide', 'Pulses & grains', '🫘', 'kg'],
					['flour', 'Mehl & Grieß', 'Flour & semolina', '🌾', 'kg'],
				],
			},
			{
				id: 'baking',
				name: ['Backen', 'Baking'],
				leaves: [
					['sugar', 'Zucker & Süßungsmittel', 'Sugar & sweeteners', '🧂', 'kg'],
					['baking-aids', 'Backzutaten', 'Baking ingredients', '🧁', 'kg'],
				],
			},
			{
				id: 'tins-sauces',
				name: ['Konserven & Saucen', 'Tins & sauces'],
				leaves: [
					['tomatoes', 'Paradeiser & Sugo', 'Tomatoes & pasta sauces', '🥫', 'kg'],
					['tinned-veg', 'Gemüse- & Obstkonserven', 'Tinned vegetables & fruit', '🥫', 'kg'],
					['tinned-fish', 'Fischkonserven', 'Tinned fish', '🐟', 'kg'],
					['pickles', 'Essiggemüse & Oliven', 'Pickles & olives', '🫒', 'kg'],
					['sauces', 'Ketchup, Senf & Saucen', 'Ketchup, mustard & sauces', '🍅', 'kg'],
					['soups', 'Suppen & Fertiggerichte', 'Soups & ready meals', '🍲', 'kg'],
				],
			},
			{
				id: 'oil-spice',
				name: ['Öl, Essig & Gewürze', 'Oil, vinegar & spices'],
				storage: 'dark',
				leaves: [
					['oil', 'Öl', 'Oil', '🫒', 'l'],
					['vinegar', 'Essig', 'Vinegar', '🍶', 'l'],
					['spices', 'Gewürze & Salz', 'Spices & salt', '🌶️', 'kg'],
				],
			},
			{
				id: 'breakfast',
				name: ['Frühstück', 'Breakfast'],
				tips: [['Damit der Tag gut anfängt.', 'A good start to the day.']],
				leaves: [
					['muesli', 'Müsli & Cornflakes', 'Muesli & cereals', '🥣', 'kg'],
					['jam', 'Marmelade & Honig', 'Jam & honey', '🍯', 'kg'],
					['sweet-spreads', 'Nusscreme & Nussmus', 'Nut spreads', '🥜', 'kg'],
				],
			},
		],
	},
	{
		id: 'drinks',
		name: ['Getränke', 'Drinks'],
		emoji: '🍹',
		tint: 'mint',
		vat: 'standard',
		storage: 'ambient',
		groups: [
			{
				id: 'soft',
				name: ['Alkoholfrei', 'Soft drinks'],
				tips: [['Eiskalt servieren.', 'Serve ice cold.']],
				leaves: [
					['water', 'Mineralwasser', 'Mineral water', '💧', 'l', { tips: [] }],
					['lemonade', 'Limonaden & Cola', 'Lemonade & cola', '🥤', 'l'],
					['juice', 'Säfte & Nektare', 'Juices & nectars', '🧃', 'l'],
					['syrup', 'Sirupe & Eistee', 'Cordials & iced tea', '🍹', 'l'],
				],
			},
			{
				id: 'hot-drinks',
				name: ['Kaffee & Tee', 'Coffee & tea'],
				vat: 'reduced',
				storage: 'dark',
				leaves: [
					['coffee', 'Kaffee', 'Coffee', '☕', 'kg'],
					['capsules', 'Kaffeekapseln', 'Coffee capsules', '☕', 'piece'],
					['tea', 'Tee', 'Tea', '🍵', 'kg'],
					['cocoa', 'Kakao & Trinkschokolade', 'Cocoa & hot chocolate', '🍫', 'kg'],
				],
			},
			{
				id: 'alcohol',
				name: ['Bier, Wein & Spirituosen', 'Beer, wine & spirits'],
				leaves: [
					['beer', 'Bier', 'Beer', '🍺', 'l', { storage: 'ambient' }],
					['white-wine', 'Weißwein & Rosé', 'White & rosé wine', '🍇', 'l', { storage: 'cellar' }],
					['red-wine', 'Rotwein', 'Red wine', '🍷', 'l', { storage: 'cellar' }],
					['sparkling', 'Sekt & Frizzante', 'Sparkling wine', '🥂', 'l', { storage: 'cellar' }],
					['spirits', 'Spirituosen', 'Spirits', '🥃', 'l', { storage: 'dark' }],
				],
			},
		],
	},
	{
		id: 'sweets-snacks',
		name: ['Süßes & Salziges', 'Sweets & snacks'],
		emoji: '🍫',
		tint: 'rose',
		vat: 'reduced',
		storage: 'ambient',
		groups: [
			{
				id: 'sweets',
				name: ['Süßes', 'Sweets'],
				tips: [
					['Zum Teilen gedacht, aber niemand muss.', 'Made for sharing, though nobody has to.'],
					['Passt zum Kaffee am Nachmittag.', 'Goes well with an afternoon coffee.'],
				],
				leaves: [
					['chocolate', 'Schokolade', 'Chocolate', '🍫', 'kg'],
					['pralines', 'Pralinen & Riegel', 'Chocolates & bars', '🍬', 'kg'],
					['biscuits', 'Kekse & Waffeln', 'Biscuits & wafers', '🍪', 'kg'],
					['gums', 'Fruchtgummi & Zuckerl', 'Gums & boiled sweets', '🍬', 'kg'],
				],
			},
			{
				id: 'snacks',
				name: ['Salziges', 'Savoury snacks'],
				tips: [['Schale auf, Film an.', 'Fill the bowl, start the film.']],
				leaves: [
					['crisps', 'Chips', 'Crisps', '🥔', 'kg'],
					['salty', 'Brezeln, Cracker & Popcorn', 'Pretzels, crackers & popcorn', '🥨', 'kg'],
					['nuts', 'Nüsse & Trockenfrüchte', 'Nuts & dried fruit', '🥜', 'kg'],
				],
			},
		],
	},
	{
		id: 'household',
		name: ['Haushalt', 'Household'],
		emoji: '🧽',
		tint: 'sky',
		vat: 'standard',
		storage: 'none',
		groups: [
			{
				id: 'laundry',
				name: ['Waschen', 'Laundry'],
				leaves: [
					['detergent', 'Waschmittel', 'Laundry detergent', '🧺', 'wash'],
					['softener', 'Weichspüler & Fleckenlöser', 'Softener & stain removers', '🌸', 'l'],
				],
			},
			{
				id: 'cleaning',
				name: ['Putzen & Spülen', 'Cleaning & dishes'],
				leaves: [
					['dish-liquid', 'Geschirrspülmittel', 'Washing-up liquid', '🧽', 'l'],
					['dishwasher', 'Tabs für den Geschirrspüler', 'Dishwasher tablets', '🍽️', 'piece'],
					['cleaners', 'Reiniger', 'Cleaners', '✨', 'l'],
					['cloths', 'Schwämme & Tücher', 'Sponges & cloths', '🧽', 'piece'],
				],
			},
			{
				id: 'paper',
				name: ['Papier & Folie', 'Paper & foil'],
				leaves: [
					[
						'toilet-paper',
						'Toilettenpapier & Küchenrolle',
						'Toilet & kitchen paper',
						'🧻',
						'piece',
					],
					['tissues', 'Taschentücher & Servietten', 'Tissues & napkins', '🌸', 'piece'],
					['foil', 'Alufolie & Frischhaltefolie', 'Foil & cling film', '✨', 'm'],
					['bin-bags', 'Müllsäcke & Batterien', 'Bin bags & batteries', '♻️', 'piece'],
				],
			},
		],
	},
	{
		id: 'care',
		name: ['Drogerie', 'Personal care'],
		emoji: '🧴',
		tint: 'lilac',
		vat: 'standard',
		storage: 'none',
		groups: [
			{
				id: 'body',
				name: ['Körper & Gesicht', 'Body & face'],
				leaves: [
					['shower', 'Duschgel & Seife', 'Shower gel & soap', '🚿', 'l'],
					['skin', 'Creme & Lotion', 'Creams & lotions', '🧴', 'l'],
					['deodorant', 'Deodorant', 'Deodorant', '🌿', 'l'],
					['shaving', 'Rasur & Hygiene', 'Shaving & hygiene', '🪒', 'piece'],
				],
			},
			{
				id: 'hair-teeth',
				name: ['Haare & Zähne', 'Hair & teeth'],
				leaves: [
					['shampoo', 'Shampoo & Spülung', 'Shampoo & conditioner', '🚿', 'l'],
					['toothpaste', 'Zahnpasta & Mundwasser', 'Toothpaste & mouthwash', '🦷', 'l'],
					['toothbrushes', 'Zahnbürsten', 'Toothbrushes', '🪥', 'piece'],
				],
			},
		],
	},
	{
		id: 'baby',
		name: ['Baby', 'Baby'],
		emoji: '🧸',
		tint: 'butter',
		vat: 'reduced',
		storage: 'ambient',
		groups: [
			{
				id: 'baby-food',
				name: ['Babynahrung', 'Baby food'],
				leaves: [
					['baby-jars', 'Breigläschen', 'Baby jars', '🍼', 'kg'],
					['baby-pouches', 'Quetschbeutel', 'Baby pouches', '🍎', 'kg'],
					['baby-cereal', 'Milch & Getreidebrei', 'Milk & cereal', '🍼', 'kg'],
				],
			},
			{
				id: 'baby-care',
				name: ['Babypflege', 'Baby care'],
				vat: 'standard',
				storage: 'none',
				leaves: [
					['nappies', 'Windeln', 'Nappies', '👶', 'piece'],
					['wipes', 'Feuchttücher', 'Wipes', '🧻', 'piece'],
					['baby-bath', 'Bad & Creme', 'Bath & cream', '🛁', 'l'],
				],
			},
		],
	},
	{
		id: 'pets',
		name: ['Tier', 'Pets'],
		emoji: '🐕',
		tint: 'sand',
		vat: 'intermediate',
		storage: 'none',
		groups: [
			{
				id: 'dogs',
				name: ['Hund', 'Dogs'],
				leaves: [
					['dog-food', 'Hundefutter', 'Dog food', '🐕', 'kg'],
					['dog-snacks', 'Hundesnacks', 'Dog treats', '🦴', 'kg'],
				],
			},
			{
				id: 'cats',
				name: ['Katze', 'Cats'],
				leaves: [
					['cat-food', 'Katzenfutter', 'Cat food', '🐈', 'kg'],
					['cat-snacks', 'Katzensnacks', 'Cat treats', '🐟', 'kg'],
					['litter', 'Katzenstreu', 'Cat litter', '🐾', 'kg', { vat: 'standard' }],
				],
			},
			{
				id: 'small-pets',
				name: ['Kleintiere', 'Small pets'],
				leaves: [['small-pet-food', 'Nager & Vögel', 'Rodents & birds', '🐹', 'kg']],
			},
		],
	},
];

/** Aisles, groups and leaves, each after its parent. */
export const categories: readonly Category[] = aisles.flatMap((aisle) => {
	const { groups, ...shared } = aisle;
	return [
		{ ...shared, parent: null, unit: commonUnit(groups.flatMap(({ leaves }) => leaves)) },
		...groups.flatMap(({ leaves, ...group }) => {
			const inherited = { ...shared, ...group };
			return [
				{
					...inherited,
					emoji: leaves[0]?.[3] ?? aisle.emoji,
					parent: aisle.id,
					unit: commonUnit(leaves),
				},
				...leaves.map(([id, de, en, emoji, unit, own]) => ({
					...inherited,
					id,
					name: [de, en] as const,
					emoji,
					unit,
					parent: group.id,
					...own,
				})),
			];
		}),
	];
});

/** Articles stand in leaves; the unit above them only has to fit most. */
function commonUnit(leaves: Leaf[]): BaseUnit {
	const units = leaves.map((leaf) => leaf[4]);
	const count = (unit: BaseUnit) => units.filter((other) => other === unit).length;
	return units.toSorted((a, b) => count(b) - count(a))[0] ?? 'kg';
}
