import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';
import { ListProgress } from './list-progress.tsx';
import { visiblePages } from './pagination.tsx';

describe('visiblePages', () => {
	it.each([
		[1, 1, [1]],
		[1, 3, [1, 2, 3]],
		[1, 9, [1, 2, -9, 9]],
		[3, 9, [1, 2, 3, 4, -9, 9]],
		[4, 9, [1, 2, 3, 4, 5, -9, 9]],
		[5, 9, [1, -4, 4, 5, 6, -9, 9]],
		[9, 9, [1, -8, 8, 9]],
	])('page %i of %i', (page, pages, expected) => {
		expect(visiblePages(page, pages)).toEqual(expected);
	});
});

it('links the ancestors and marks the current page', () => {
	const html = renderToStaticMarkup(
		<Breadcrumb label="Du bist hier" trail={[{ href: '/', text: 'Start' }]} current="Steinobst" />,
	);
	expect(html).toContain('<nav aria-label="Du bist hier">');
	expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Start/);
	expect(html).toMatch(/<li[^>]*aria-current="page"[^>]*>Steinobst/);
});

it('shows how much of a list is loaded, and renders its children', () => {
	const html = renderToStaticMarkup(
		<ListProgress shown={24} total={96} text="24/96">
			<a href="/obst?page=2">Mehr laden</a>
		</ListProgress>,
	);
	expect(html).toContain('<p role="status">24/96</p>');
	expect(html).toContain('aria-valuenow="24"');
	expect(html).toContain('Mehr laden');
});
