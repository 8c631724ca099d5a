import { HEALTH_PATH } from '@korb/contracts/platform/wire-names';
import type { MessageKey } from '@korb/messages';

export type Address = { host: string; port: number };
type Texts = Pick<Record<MessageKey, string>, 'error.generic.title' | 'error.generic.text'>;

export type Site = {
	/** Every instance; requests alternate between those that answer the probe. */
	storefronts: Address[];
	apis: Address[];
	purgers: string[];
	texts: { de: Texts; en: Texts };
	/** Multiplies every timeout, for machines shared with other workloads. */
	timeoutScale: number;
};

/** The part of the edge's configuration that differs between installations. */
export function siteVcl(site: Site): string {
	// VCL rejects numbers with more digits.
	const seconds = (amount: number) => `${Number((amount * site.timeoutScale).toFixed(3))}s`;
	const connect = seconds(0.3);
	const pageTimeouts = { connect, firstByte: seconds(3), betweenBytes: seconds(1) };
	const apiTimeouts = { connect, firstByte: seconds(30), betweenBytes: seconds(5) };
	const storefronts = nameInstances('storefront', site.storefronts);
	const apis = nameInstances('api', site.apis);
	return `vcl 4.1;

import directors;

probe health {
	.url = "${HEALTH_PATH}";
	.interval = 1s;
	.timeout = ${seconds(1)};
	.window = 2;
	.threshold = 1;
	.initial = 1;
}

${storefronts.map(({ name, address }) => backendVcl(name, address, pageTimeouts)).join('\n')}
# Payments can be slow.
${apis.map(({ name, address }) => backendVcl(name, address, apiTimeouts)).join('\n')}
sub vcl_init {
${directorVcl('storefronts', storefronts)}
${directorVcl('apis', apis)}
${storefronts.map((one) => besidesVcl(one, storefronts)).join('\n')}
${apis.map((one) => besidesVcl(one, apis, { alone: apis })).join('\n')}
}

sub ask_storefront {
	set req.backend_hint = storefronts.backend();
}

sub ask_api {
	set req.backend_hint = apis.backend();
}

sub ask_another {
${[...storefronts, ...apis].map(askAnotherVcl).join('\n')}
}

sub cacheable_timeouts {
	set bereq.first_byte_timeout = ${seconds(3)};
	set bereq.between_bytes_timeout = ${seconds(1)};
}

sub draft_timeouts {
	set bereq.first_byte_timeout = ${seconds(15)};
}

acl purgers {
${site.purgers.map((purger) => `\t${quoteNetwork(purger)};`).join('\n')}
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

/** VCL writes the length of a network outside the quotes. */
function quoteNetwork(network: string): string {
	const [address, length] = network.split('/');
	return length === undefined ? `"${address}"` : `"${address}"/${length}`;
}

type Instance = { name: string; address: Address };

function nameInstances(kind: string, addresses: Address[]): Instance[] {
	return addresses.map((address, n) => ({ name: `${kind}_${n + 1}`, address }));
}

function directorVcl(name: string, instances: Instance[]): string {
	const backends = instances.map((instance) => `\t${name}.add_backend(${instance.name});`);
	return [`\tnew ${name} = directors.round_robin();`, ...backends].join('\n');
}

/** A page has a second attempt already; a single address of the API may stand for several of them. */
function besidesVcl(one: Instance, all: Instance[], { alone = [] as Instance[] } = {}): string {
	const others = all.filter((other) => other !== one);
	return directorVcl(`besides_${one.name}`, others.length > 0 ? others : alone);
}

function askAnotherVcl({ name }: Instance): string {
	return `	if (bereq.backend == ${name}) {
		set bereq.backend = besides_${name}.backend();
		return;
	}`;
}

type Timeouts = { connect: string; firstByte: string; betweenBytes: string };

function backendVcl(name: string, { host, port }: Address, timeouts: Timeouts): string {
	return `backend ${name} {
	.host = "${host}";
	.port = "${port}";
	.connect_timeout = ${timeouts.connect};
	.first_byte_timeout = ${timeouts.firstByte};
	.between_bytes_timeout = ${timeouts.betweenBytes};
	.probe = health;
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
