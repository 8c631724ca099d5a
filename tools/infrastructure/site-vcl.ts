import { HEALTH_PATH } from '@korb/contracts/platform/wire-names';
import type { MessageKey } from '@korb/messages';

type Address = { host: string; port: number };
type Texts = Pick<Record<MessageKey, string>, 'error.generic.title' | 'error.generic.text'>;

type Site = {
	storefront: Address;
	api: Address;
	purgers: string[];
	texts: { de: Texts; en: Texts };
	/** Multiplies every timeout, for machines shared with other workloads. */
	timeoutScale: number;
};

/** The part of the edge's configuration that differs between installations. */
export function siteVcl(site: Site): string {
	const seconds = (amount: number) => `${amount * site.timeoutScale}s`;
	return `vcl 4.1;

probe health {
	.url = "${HEALTH_PATH}";
	.interval = 1s;
	.timeout = ${seconds(1)};
	.window = 2;
	.threshold = 1;
	.initial = 1;
}

backend storefront {
	.host = "${site.storefront.host}";
	.port = "${site.storefront.port}";
	.connect_timeout = ${seconds(0.3)};
	.first_byte_timeout = ${seconds(3)};
	.between_bytes_timeout = ${seconds(1)};
	.probe = health;
}

# Payments can be slow.
backend api {
	.host = "${site.api.host}";
	.port = "${site.api.port}";
	.connect_timeout = ${seconds(0.3)};
	.first_byte_timeout = ${seconds(30)};
	.between_bytes_timeout = ${seconds(5)};
	.probe = health;
}

sub cacheable_timeouts {
	set bereq.first_byte_timeout = ${seconds(3)};
	set bereq.between_bytes_timeout = ${seconds(1)};
}

sub draft_timeouts {
	set bereq.first_byte_timeout = ${seconds(15)};
}

acl purgers {
${site.purgers.map((purger) => `\t"${purger}";`).join('\n')}
}

sub unavailable_page {
	if (req.http.accept-language ~ "(?i)^de") {
		set resp.body = {"${unavailablePage('de', site.texts.de)}"};
	} else {
		set resp.body = {"${unavailablePage('en', site.texts.en)}"};
	}
}
`;
}

/** Self-contained, because nothing else can be fetched when this page is shown. */
function unavailablePage(language: string, texts: Texts): string {
	const title = escapeHtml(texts['error.generic.title']);
	return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
</style>
<main>
<h1>${title}</h1>
<p>${escapeHtml(texts['error.generic.text'])}</p>
</main>
</html>
`;
}

function escapeHtml(text: string): string {
	return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
