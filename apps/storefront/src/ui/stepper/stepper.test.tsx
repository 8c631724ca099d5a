import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { quantityAfterKey, Stepper, snap } from './stepper.tsx';

const labels = { group: 'Menge', less: 'Weniger', more: 'Mehr', remove: 'Entfernen' };

describe('Stepper', () => {
	it('is a named group with a spoken quantity', () => {
		const html = render(2);
		expect(html).toContain('role="group" aria-label="Menge"');
		expect(html).toContain('<output>2</output>');
		expect(html).toContain('aria-label="Weniger"');
	});

	it('offers removal at the minimum quantity', () => {
		expect(render(1)).toContain('aria-label="Entfernen"');
		expect(render(1)).not.toContain('aria-label="Weniger"');
	});

	it('stops at the minimum quantity where removal is disabled', () => {
		const html = renderToStaticMarkup(
			<Stepper value={1} onChange={() => undefined} labels={labels} disablesAtMinimum />,
		);
		expect(html).toContain('aria-label="Weniger" aria-disabled="true"');
		expect(html).not.toContain('Entfernen');
	});

	it('keeps the plus button focusable at the limit', () => {
		expect(render(6)).toContain('aria-label="Mehr" aria-disabled="true"');
		expect(render(5)).not.toContain('aria-disabled');
		expect(render(6)).not.toContain('disabled=""');
	});
});

describe('keys', () => {
	const bounds = { lower: 1, higher: 3, least: 1, max: 6, value: 2 };

	it.each([
		['ArrowUp', 3],
		['ArrowDown', 1],
		['Home', 1],
		['End', 6],
		['a', undefined],
	])('%s', (key, quantity) => {
		expect(quantityAfterKey(key, bounds)).toBe(quantity);
	});

	it('never remove a product', () => {
		expect(quantityAfterKey('ArrowDown', { ...bounds, value: 1, lower: 0 })).toBe(1);
	});

	it('stop at the limit', () => {
		expect(quantityAfterKey('ArrowUp', { ...bounds, value: 6, higher: 6 })).toBe(6);
	});

	it('have no upper bound without a limit', () => {
		expect(quantityAfterKey('End', { ...bounds, max: Number.POSITIVE_INFINITY })).toBeUndefined();
	});
});

it('keeps weights on exact steps', () => {
	expect(snap(0.1 + 0.2, 0.1)).toBe(0.3);
	expect(snap(0.75 + 0.25, 0.25)).toBe(1);
	expect(snap(3, 1)).toBe(3);
});

function render(value: number): string {
	return renderToStaticMarkup(
		<Stepper value={value} max={6} onChange={() => undefined} labels={labels} />,
	);
}
