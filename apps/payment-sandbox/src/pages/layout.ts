import { html, type Markup } from './html.ts';

type Page = { locale: string; title: string; note: string; body: Markup; isWide?: boolean };

export function layout({ locale, title, note, body, isWide = false }: Page): string {
	const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/pay/style.css">
</head>
<body>
<p class="note">${note}</p>
<main${isWide && html` class="wide"`}>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
	return page.text;
}
