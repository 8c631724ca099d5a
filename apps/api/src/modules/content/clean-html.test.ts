import { payloads } from '@korb/testing/attacks';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('custom HTML', () => {
	it('loses everything that could run, load or navigate on its own, for 500 attacks', () => {
		expect(payloads).toHaveLength(500);
		for (const payload of payloads) {
			const cleaned = cleanHtml(`<p>davor</p>${payload}<p>danach</p>`);
			const tags = [...cleaned.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
			for (const [tag, name = '', attributes = ''] of tags) {
				expect(name, payload).not.toMatch(
					/^(script|style|iframe|object|embed|base|meta|link|form|input|button|svg|math|template|video|audio|body)$/i,
				);
				expect(attributes, `${payload} → ${tag}`).not.toMatch(/\s(on\w+|style|id|name|srcdoc)=/i);
				expect(attributes, `${payload} → ${tag}`).not.toMatch(
					/(href|src)="\s*(javascript|data|vbscript|feed):/i,
				);
			}
			expect(cleanHtml(cleaned), 'cleaning twice changes nothing').toBe(cleaned);
		}
	});

	it('keeps the shop’s own pictures and drops those of other hosts', () => {
		const html = '<img src="/media/c/a/320.webp" alt="Obst"><img src="https://evil.example/x.png">';
		expect(cleanHtml(html)).toBe('<img src="/media/c/a/320.webp" alt="Obst" loading="lazy" />');
	});
});
