import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

it('does not submit by default', () => {
	expect(renderToStaticMarkup(<Button>Mehr</Button>)).toContain('type="button"');
	expect(renderToStaticMarkup(<Button type="submit">Los</Button>)).toContain('type="submit"');
});

it('announces its loading state and stays in the tab order', () => {
	const html = renderToStaticMarkup(<Button loading="Wird gespeichert">Speichern</Button>);
	expect(html).toContain('aria-disabled="true"');
	expect(html).toContain('<span>Wird gespeichert</span>');
	expect(html).not.toContain('Speichern');
	expect(html).not.toContain(' disabled=""');
});

it('gives an icon an accessible name', () => {
	const html = renderToStaticMarkup(<IconButton label="Schließen">x</IconButton>);
	expect(html).toContain('aria-label="Schließen"');
});

it('is a link when it has an href', () => {
	const html = renderToStaticMarkup(<LinkButton href="/aktionen">Aktionen</LinkButton>);
	expect(html).toMatch(/^<a [^>]*href="\/aktionen"/);
});
