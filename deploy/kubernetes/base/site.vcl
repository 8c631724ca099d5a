vcl 4.1;

import directors;

probe health {
	.url = "/healthz";
	.interval = 1s;
	.timeout = 1s;
	.window = 2;
	.threshold = 1;
	.initial = 1;
}

backend storefront_1 {
	.host = "storefront";
	.port = "3000";
	.connect_timeout = 0.3s;
	.first_byte_timeout = 3s;
	.between_bytes_timeout = 1s;
	.probe = health;
}

# Payments can be slow.
backend api_1 {
	.host = "api";
	.port = "4000";
	.connect_timeout = 0.3s;
	.first_byte_timeout = 30s;
	.between_bytes_timeout = 5s;
	.probe = health;
}

sub vcl_init {
	new storefronts = directors.round_robin();
	storefronts.add_backend(storefront_1);
	new apis = directors.round_robin();
	apis.add_backend(api_1);
	new besides_storefront_1 = directors.round_robin();
	new besides_api_1 = directors.round_robin();
	besides_api_1.add_backend(api_1);
}

sub ask_storefront {
	set req.backend_hint = storefronts.backend();
}

sub ask_api {
	set req.backend_hint = apis.backend();
}

sub ask_another {
	if (bereq.backend == storefront_1) {
		set bereq.backend = besides_storefront_1.backend();
		return;
	}
	if (bereq.backend == api_1) {
		set bereq.backend = besides_api_1.backend();
		return;
	}
}

sub cacheable_timeouts {
	set bereq.first_byte_timeout = 3s;
	set bereq.between_bytes_timeout = 1s;
}

sub draft_timeouts {
	set bereq.first_byte_timeout = 15s;
}

acl purgers {
	"10.0.0.0"/8;
}

sub unavailable_page {
	if (req.http.accept-language ~ "(?i)^de") {
		set resp.body = {"<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Da ist uns etwas aus dem Korb gefallen</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
</style>
<main>
<h1>Da ist uns etwas aus dem Korb gefallen</h1>
<p>Das liegt an uns, nicht an dir. Dein Warenkorb ist sicher. Versuch es in ein paar Minuten noch einmal.</p>
</main>
</html>
"};
	} else {
		set resp.body = {"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Something fell out of our basket</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
</style>
<main>
<h1>Something fell out of our basket</h1>
<p>That’s our fault, not yours. Your basket is safe. Please try again in a few minutes.</p>
</main>
</html>
"};
	}
}
