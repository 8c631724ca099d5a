import type { Product } from '@korb/contracts/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../test/fixture-catalogue.ts';
import { renderHtml } from '../../../../test/render.tsx';
import { OrderContext } from '../../../shop/catalogue/order-slot.ts';
import { OrderControl } from '../../cart/add/order-control.tsx';
import { FlyoutBlock } from './flyout-block.tsx';
import { SearchStart } from './search-start.tsx';

const rendered = (products: Product[], isSelling = true) => {
	const { length } = products;
	const found = { queryID: 'q1', facets: [], correctedTerm: null };
	const answer = { total: length, count: length, offset: 0, results: products, ...found };
	return renderHtml(
		<OrderContext value={isSelling ? { Action: OrderControl } : null}>
			<FlyoutBlock
				type="products"
				order={2}
				emptyResultsContent={null}
				term="milch"
				answer={answer}
				activeId={undefined}
			/>
		</OrderContext>,
	);
};
/** Options must not contain buttons: splits the list from what is beside it. */
const parts = (html: string) => {
	const end = html.lastIndexOf('role="option"');
	return [html.slice(0, html.indexOf('</a>', end)), html.slice(html.indexOf('</a>', end))];
};

describe('products among the hits', () => {
	it('can be added beside their option, not inside the list', () => {
		const [list = '', beside = ''] = parts(
			rendered([aProduct(), aProduct({ sku: '2', slug: 'b' })]),
		);
		expect(list.match(/role="option"/g)).toHaveLength(2);
		expect(list).not.toContain('<button');
		expect(beside.match(/aria-label="In den Korb: Bio-Heumilch"/g)).toHaveLength(2);
		expect(beside).not.toContain('tabindex="-1"');
	});

	it('offer no button where nothing is sold, or not this product', () => {
		expect(rendered([aProduct()], false)).not.toContain('<button');
		expect(rendered([aProduct({ availability: 'unavailable' })])).not.toContain('<button');
	});
});

describe('initial searches', () => {
	const start = (recent: string[], popular: string[]) =>
		renderHtml(<SearchStart recent={recent} popular={popular} activeId="search-popular-1" />);

	it('are options that link to their hits; one of them may be selected by arrow keys', () => {
		const html = start(['bio käse'], ['Milch', 'Brot']);
		expect(html.match(/role="option"/g)).toHaveLength(3);
		expect(html).toContain('href="/suche/bio%20k%C3%A4se?tab=products"');
		expect(html).toMatch(/id="search-popular-1"[^>]*aria-selected="true"/);
		expect(html).toMatch(/<\/div><button[^>]*>Verlauf löschen<\/button>/);
	});

	it('omit empty groups', () => {
		expect(start([], ['Milch'])).not.toContain('Zuletzt gesucht');
		expect(start([], ['Milch'])).not.toContain('<button');
		expect(start([], [])).toBe('');
	});
});
