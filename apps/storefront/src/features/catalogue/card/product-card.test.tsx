import { describe, expect, it } from 'vitest';
import { aMultiBuy, aProduct, aReduction, loosePrice } from '../../../../test/fixture-catalogue.ts';
import { renderHtml, visibleText } from '../../../../test/render.tsx';
import { ProductCard } from './product-card.tsx';

type Change = Parameters<typeof aProduct>[0];
const card = (change: Change = {}, config = {}) =>
	renderHtml(<ProductCard product={aProduct(change)} />, config);
const text = (change: Change = {}) => visibleText(card(change));

describe('a product card', () => {
	it('SRCH-13 SRCH-14 SRCH-15 CONST-14 CONST-15 shows brand, name and price with two decimals', () => {
		expect(text()).toContain('|Almliesl |Bio-Heumilch|');
		expect(text()).toContain('€ 1,99');
		expect(card()).toContain('data-product="4711"');
	});

	it('is one link to the product, with one more for the quick view', () => {
		const links = card().match(/<a [^>]*>/g) ?? [];
		expect(links).toHaveLength(2);
		expect(links[0]).toContain('aria-label="Schnellansicht: Bio-Heumilch"');
		for (const link of links) expect(link).toContain('href="/produkte/heumilch"');
	});

	it('shows the unit price beside every price', () => {
		expect(text({ contentText: '500 g', baseUnit: 'kg', price: aReduction })).toContain(
			'500 g · |€ 4,98 / kg',
		);
	});

	it('shows a reduction with the percentage computed by the server', () => {
		const html = card({ price: aReduction });
		expect(visibleText(html)).toContain('−16 %');
		expect(visibleText(html)).toContain('€ 2,49|statt |€ 2,99');
		expect(html).toContain('2,49 Euro statt 2,99 Euro');
	});

	it('shows the end of a reduction, and nothing without one', () => {
		const { regular } = aReduction;
		const ending = { ...aReduction, regular: { ...regular, endsOn: '2026-11-19' } };
		expect(text({ price: ending })).toContain('|Bis 19. November|');
		expect(text()).not.toContain('|Bis ');
	});

	it('SRCH-18 shows the member price', () => {
		expect(text({ price: aReduction })).toContain('€ 2,19 |Club');
		expect(text()).not.toContain('Club');
	});

	it('shows the multi-buy price with its unit price', () => {
		const shown = text({ contentText: '500 g', baseUnit: 'kg', price: aMultiBuy });
		expect(shown).toContain('|Ab 3 Stück je € 1,49 |€ 2,98 / kg|');
		expect(shown).toContain('€ 1,99');
		expect(text()).not.toContain('Ab 3');
	});

	it('shows the deposit apart from the price', () => {
		expect(text({ depositPrice: 25 })).toContain('+ € 0,25 Pfand');
		expect(text({ depositPrice: 25 })).toContain('€ 1,99');
		expect(text()).not.toContain('Pfand');
	});

	it('SRCH-19 CONST-17 prices loose products per kilogram and shows their step', () => {
		const shown = text({ weightArticle: true, quantityStepSize: 250, price: loosePrice });
		expect(shown).toContain('€ 3,49| / kg|statt |€ 4,00|');
		expect(shown).toContain('In 250-g-Schritten, wird gewogen');
	});

	it('SRCH-20 says that the price of pieces sold by weight depends on the scale', () => {
		const shown = text({ weightPieceArticle: true, pieceGrams: 180 });
		expect(shown).toContain('ca. |€ 1,99');
		expect(shown).toContain('Wird gewogen');
	});

	it('SRCH-22 shows no hint when the product is available', () => {
		expect(text()).not.toMatch(/Ausverkauft|Wieder da|Ausweis/);
		expect(card()).not.toContain('faded');
	});

	it('SRCH-23 flags the age limit and mentions the ID check', () => {
		const shown = text({ availability: 'ageRestricted', minimumAge: 16 });
		expect(shown).toContain('16+');
		expect(shown).toContain('Ausweis bei der Übergabe');
		expect(shown).not.toContain('Ähnliche zeigen');
	});

	it('SRCH-24 says when it is back and offers similar products', () => {
		const html = card({ availability: 'temporarilyUnavailable', backOn: '2026-11-19' });
		expect(visibleText(html)).toContain('Wieder da ab Donnerstag, 19. November');
		expect(html).toContain('href="/produkte/heumilch#similar"');
		expect(html).not.toContain('Schnellansicht');
		expect(text({ availability: 'temporarilyUnavailable' })).toContain('Bald wieder da');
	});

	it('SRCH-25 says that it is sold out and offers similar products', () => {
		const html = card({ availability: 'unavailable', price: null });
		expect(visibleText(html)).toContain('Ausverkauft in deiner Filiale');
		expect(html).toContain('Ähnliche zeigen: Bio-Heumilch');
		expect(visibleText(html)).not.toContain('€');
	});

	it('accepts a custom action, toggle and hint', () => {
		const html = renderHtml(
			<ProductCard
				product={aProduct()}
				action={<button type="button">Rein damit</button>}
				corner={<button type="button">Merken</button>}
				hint={<p>Max. 6 Stk. pro Bestellung</p>}
				raised
			/>,
		);
		expect(html).toContain('Rein damit');
		expect(html).toContain('Merken');
		expect(html).toContain('Max. 6 Stk.');
		expect(html).not.toContain('Schnellansicht');
	});

	it('tags organic, local, vegan and fair-trade products', () => {
		const shown = text({ labels: ['organic', 'vegan', 'fairtrade', 'new'] });
		for (const tag of ['Bio', 'AT', 'Vegan', 'Fair', 'Neu']) expect(shown).toContain(`|${tag}|`);
		expect(text({ labels: [], origin: 'IT' })).not.toContain('|IT|');
	});

	it('offers the picture in every width, with its size and an empty alt text', () => {
		const html = card();
		expect(html).toContain('/media/p/4711/160.webp 160w');
		expect(html).toContain('/media/p/4711/960.webp 960w');
		expect(html).toMatch(/<img[^>]*width="480" height="480" alt="" loading="lazy"/);
	});

	it('TEN-25 links to the other shop in shop-forward mode', () => {
		const config = { productDiscovery: { shopForward: 'https://shop.example/p/' } };
		expect(card({}, config)).toContain('href="https://shop.example/p/heumilch"');
	});

	it('is in English in an English shop', () => {
		const html = card({ depositPrice: 25 }, { locale: 'en-GB', currency: 'GBP' });
		expect(visibleText(html)).toContain('£1.99');
		expect(visibleText(html)).toContain('+ £0.25 deposit');
	});
});
