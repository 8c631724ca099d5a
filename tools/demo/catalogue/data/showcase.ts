/** Articles the design shows: their prices are exact, whatever the price level of their brand. */
export type Shown = {
	price: number;
	promotion?: number;
	club?: number;
	/** From so many pieces on, each costs this. */
	multiBuy?: [fromQuantity: number, price: number];
	availability?: 'temporarilyUnavailable' | 'unavailable';
};

export const showcase: Readonly<Record<string, Shown>> = {
	'hay-milk/almwerk/3.8 %/1 l': { price: 2.29, promotion: 1.99 },
	'exotic//Fairtrade bananas/each:180': { price: 1.99 },
	'loaves/wimmer/Sourdough loaf/1 kg': { price: 5.49 },
	'eggs/hofliebe/Free-range eggs, medium/10 pc~600g': { price: 3.99 },
	'plant-drinks/hafergut/Oat drink Barista/1 l': { price: 2.29, club: 1.89 },
	'water/bergklar/Still/1.5 l': { price: 0.69, multiBuy: [6, 0.59] },
	'coffee/roestkammer/Vienna blend, whole bean/1 kg': {
		price: 19.99,
		promotion: 15.99,
		club: 14.49,
	},
	'stone-fruit//Ripe apricots/500 g': { price: 4.99, promotion: 3.99 },
	'butter/almwerk/Butter/250 g': { price: 3.79, promotion: 2.99 },
	'fresh-fish/nordfang/Salmon fillet/250 g': { price: 9.99, promotion: 7.99 },
	'tinned-tomatoes/nonna-pia/Chopped tomatoes/400 g': { price: 1.79, promotion: 1.29 },
	'crisps/knusperl/Paprika crisps/150 g': { price: 2.79, promotion: 1.99 },
	'olive-oil/casa-verde/Extra virgin olive oil/500 ml': { price: 11.99, promotion: 8.99 },
	'apples//Gala/1 kg': { price: 2.49 },
	'by-piece//Hass avocado, ripe/1 pc~180g': { price: 1.29, club: 0.99 },
	'mountain-cheese/sennerei-au/Mountain cheese, aged 6 months/cut:300': { price: 18.9 },
	'pears//Williams/1 kg': { price: 3.29 },
	'cabbage//Broccoli/500 g': { price: 2.29, promotion: 1.79 },
	'potatoes/marchfeld/Waxy “Ditta”/net 2 kg': { price: 2.99 },
	'berries/korb-bio/Strawberries/cup 500 g': { price: 3.99 },
	'berries/korb/Blueberries/cup 250 g': { price: 3.99, promotion: 2.99 },
	'gin/feinbrand/Dry gin 43/0.5 l': { price: 27.99 },
	'honey/bienenreich/Creamy blossom honey/500 g': { price: 6.99 },
	'fruit-yoghurt/almwerk/strawberry/180 g': { price: 0.89, multiBuy: [4, 0.75] },
	'fruit-yoghurt/almwerk/apricot/180 g': { price: 0.89, club: 0.69 },
	'roots//Bunched carrots with tops/bunch~400g': { price: 1.99 },
	'stone-fruit//Cherries/500 g': { price: 4.99, availability: 'unavailable' },
	'toilet-paper/blankis/3-ply/10 roll': { price: 4.49 },
	'lemonade/spritzi/Sugar-free lemonade/0.33 l': { price: 0.89, multiBuy: [6, 0.75] },
	'jam/marillenhof/Apricot/370 g': { price: 4.49 },
	'melons-grapes//Mini watermelon/1 pc~1800g': {
		price: 3.99,
		availability: 'temporarilyUnavailable',
	},
	'hay-milk-glass/almwerk//1 l': { price: 2.19 },
	'hay-yoghurt-glass/almwerk/3.6 %/500 g': {
		price: 2.99,
		promotion: 2.49,
		club: 2.19,
		multiBuy: [3, 1.99],
	},
	'muesli/hafergut/Berry muesli/600 g': { price: 3.99 },
	'citrus-net/korb/Juicing oranges/net 2 kg': { price: 3.49, club: 2.99 },
	'organic-lemons/korb-bio//net 500 g': { price: 1.99 },
	'tomatoes//Vine tomatoes/loose:250~120g': { price: 3.49 },
	'lettuce//Butterhead lettuce/1 pc~300g': { price: 1.29 },
	'dark-chocolate/kakaoland/Dark chocolate 72 %/100 g': { price: 1.99, multiBuy: [3, 1.69] },
	'skyr/almwerk/natural/450 g': { price: 1.99, multiBuy: [3, 1.69] },
	'melons-grapes//Seedless grapes/500 g': { price: 2.99 },
	'white-wine/kamp/Grüner Veltliner DAC 2024/0.75 l': { price: 8.99, club: 7.99 },
};
