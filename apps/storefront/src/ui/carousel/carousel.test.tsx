import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Carousel } from './carousel.tsx';
import { Slideshow } from './slideshow.tsx';
import { arrowDirection, railEdges } from './use-rail.ts';
import { nextSlide } from './use-slides.ts';

describe('railEdges', () => {
	const box = { scrollWidth: 1000, clientWidth: 400 };

	it.each([
		[0, true, false],
		[300, false, false],
		[599.5, false, true],
		[-599.5, false, true],
		[-0.5, true, false],
	])('at %d', (scrollLeft, atStart, atEnd) => {
		expect(railEdges({ ...box, scrollLeft })).toEqual({ atStart, atEnd });
	});

	it('a short row is at both ends', () => {
		expect(railEdges({ scrollLeft: 0, scrollWidth: 400, clientWidth: 400 })).toEqual({
			atStart: true,
			atEnd: true,
		});
	});
});

it.each([
	['ArrowRight', false, 1],
	['ArrowLeft', false, -1],
	['ArrowRight', true, -1],
	['ArrowLeft', true, 1],
	['Tab', false, 0],
])('%s with right-to-left %s goes %d', (key, rightToLeft, direction) => {
	expect(arrowDirection(key, rightToLeft)).toBe(direction);
});

it('slides wrap around', () => {
	expect(nextSlide(3, 1, 4)).toBe(0);
	expect(nextSlide(0, -1, 4)).toBe(3);
});

it('a rail is a list in a named section', () => {
	const html = renderToStaticMarkup(
		<Carousel title="Deine Produkte" labels={{ previous: 'Zurück', next: 'Weiter' }}>
			<p>eins</p>
			<p>zwei</p>
		</Carousel>,
	);
	const id = /<h2 id="([^"]+)">Deine Produkte/.exec(html)?.[1];
	expect(html).toContain(`aria-labelledby="${id}"`);
	expect(html.match(/<li>/g)).toHaveLength(2);
	expect(html).toMatch(/aria-label="Zurück"[^>]*disabled=""/);
});

describe('Slideshow on the server', () => {
	const html = renderToStaticMarkup(
		<Slideshow
			label="Aktuelles"
			labels={{ pause: 'Anhalten', play: 'Abspielen', slide: (n, of) => `Bild ${n} von ${of}` }}
		>
			<p>eins</p>
			<p>zwei</p>
		</Slideshow>,
	);

	it('shows the first slide and keeps the others out of the tab order', () => {
		expect(html).toMatch(/aria-label="Bild 1 von 2"(?![^>]*inert)[^>]*><p>eins/);
		expect(html).toMatch(/aria-label="Bild 2 von 2"[^>]*inert=""[^>]*><p>zwei/);
	});

	it('does not move before the browser’s motion preference is known', () => {
		expect(html).toContain('aria-live="polite"');
	});

	it('reserves space for the pause button', () => {
		expect(html).toContain('aria-label="Anhalten"');
	});
});
