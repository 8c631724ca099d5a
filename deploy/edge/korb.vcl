vcl 4.1;

# Korb's edge. A page is the same for everyone in a region, so its cache key is
# host + path + listed query parameters + region. Nothing else of a request may
# reach the servers that render it.

import cookie;
import std;
import vsthrottle;
import xkey;

# Generated per installation by `pnpm site-vcl`: sub ask_storefront, sub ask_api, sub ask_another,
# acl purgers, sub cacheable_timeouts, sub draft_timeouts, sub unavailable_page.
include "site.vcl";

# No request goes there. `varnishadm backend.set_health rotation sick` makes the front's health check
# fail, so that an edge gets no more requests before it stops: Varnish does not wait for open ones.
backend rotation {
	.host = "127.0.0.1";
}

sub vcl_recv {
	# Internal headers: set only here, so values sent by a client are forged. Those that are always set
	# before they are read are dropped on the way to a server, so that no hit pays for it.
	unset req.http.x-kind;
	if (req.restarts == 0) {
		unset req.http.x-second-try;
		unset req.http.x-private;
	}

	if (req.method == "PURGE") {
		call purge;
	}
	if (req.method != "GET" && req.method !~ "^(HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
		return (synth(405));
	}

	call clean_headers;
	call check_address;
	call choose_kind;
	if (req.restarts == 0 && (req.http.transfer-encoding || req.http.content-length ~ "[1-9]")) {
		call take_body;
	}

	call ask_storefront;
	if (req.http.x-kind != "page") {
		call choose_server;
	}

	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	if (req.url ~ "\?") {
		# A draft, of a page or of the theme, is visible to anyone with its signed URL and is never cached.
		if (req.http.x-kind == "page" && req.url ~ "[?&](preview|theme)=[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{43}(&|$)") {
			return (pass);
		}
		call keep_listed_parameters;
	}
	if (req.http.x-private) {
		return (pass);
	}
	call choose_grace;
	return (hash);
}

sub purge {
	# A second address means that a local proxy forwarded the request of a remote client.
	if (client.ip !~ purgers || req.http.x-forwarded-for ~ ",") {
		return (synth(403));
	}
	if (!req.http.xkey-purge) {
		return (synth(400));
	}
	set req.http.x-purged = xkey.softpurge(req.http.xkey-purge);
	return (synth(200, "Purged"));
}

sub clean_headers {
	if (req.http.host !~ "^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$") {
		set req.http.host = req.http.host.lower();
		if (req.http.host !~ "^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$") {
			return (synth(400));
		}
	}

	# Behind a TLS terminator, listen with PROXY so that client.ip stays the shopper's.
	set req.http.x-forwarded-for = client.ip;
	if (!req.http.x-request-id || req.http.x-request-id !~ "^[A-Za-z0-9-]{1,64}$") {
		set req.http.x-request-id = "edge-" + req.xid + "-" + std.time2integer(now, 0);
	}

	if (req.http.cookie) {
		cookie.parse(req.http.cookie);
		set req.http.x-region = cookie.get("region");
	}
	if (!req.http.cookie || !req.http.x-region || req.http.x-region !~ "^[a-z0-9-]{1,32}$") {
		set req.http.x-region = "default";
	}
}

# One URL per page: non-canonical paths are redirected, invalid ones rejected.
sub check_address {
	# Nothing below can apply to plain names separated by single slashes, as nearly all paths are. The
	# quantifiers are possessive, so that a long path needs no stack.
	if (req.url ~ "^/(?:[A-Za-z0-9_-][A-Za-z0-9._-]*+/)*+(?:[A-Za-z0-9_-][A-Za-z0-9._-]*+)?(?:\?|\z)") {
		return;
	}
	set req.http.x-path = regsub(req.url, "\?.*$", "");
	if (req.http.x-path !~ "^/") {
		return (synth(400));
	}
	if (req.http.x-path ~ "(?i)[\x00-\x20\x7f\\]|%(0|1)[0-9a-f]|%7f|%5c|%(?![0-9a-f]{2})") {
		return (synth(400));
	}
	# A search term can contain a slash, and the API decodes only after routing.
	if (req.http.x-path ~ "(?i)%2f" && req.http.x-path !~ "^/api/") {
		return (synth(400));
	}
	if (req.http.x-path ~ "(?i)/(\.|%2e)(\.|%2e)(/|$)") {
		return (synth(400));
	}
	if (req.http.x-path ~ "(?i)//|/(\.|%2e)(/|$)") {
		set req.http.x-path = regsuball(req.http.x-path, "(?i)/((\.|%2e)?/)+", "/");
		set req.http.x-path = regsub(req.http.x-path, "(?i)/(\.|%2e)$", "/");
		set req.http.x-location = req.http.x-path + regsub(req.url, "^[^?]*", "");
		return (synth(301));
	}
}

sub choose_kind {
	# What every rule below begins with.
	if (req.url !~ "^/(?:internal|admin|healthz|readyz|metrics|api|logs|tenant/|media/|robots|sitemap|\.well-known/|_app/)") {
		set req.http.x-kind = "page";
		return;
	}
	set req.http.x-path = regsub(req.url, "\?.*$", "");
	if (req.http.x-path == "/internal" && !std.healthy(rotation)) {
		return (synth(503));
	}
	if (req.http.x-path ~ "^/(internal|admin|healthz|readyz|metrics)(/|$)") {
		return (synth(404));
	}
	if (req.http.x-path ~ "^/(api|logs)(/|$)") {
		set req.http.x-kind = "api";
	} elsif (req.http.x-path == "/tenant/config") {
		set req.http.x-kind = "config";
	} elsif (req.http.x-path ~ "^/(media/|robots\.txt$|sitemap\.xml$|sitemaps/|\.well-known/security\.txt$)") {
		set req.http.x-kind = "media";
	} elsif (req.http.x-path ~ "^/_app/") {
		set req.http.x-kind = "asset";
	} else {
		set req.http.x-kind = "page";
	}
	unset req.http.x-path;
}

sub choose_server {
	if (req.http.x-kind == "api") {
		call ask_api;
		return (pass);
	}
	if (req.http.x-kind == "config" || req.http.x-kind == "media") {
		call ask_api;
	}
	# The check for a newer build must never be served from the cache.
	if (req.http.x-kind == "asset" && req.url ~ "^/_app/builds/latest\.json") {
		return (pass);
	}
}

# Buffers the full request body before the backend sees it: a slow client occupies a thread here
# instead of an in-flight request there. Files are too large to buffer, so they are streamed, and
# the API limits unfinished uploads.
sub take_body {
	if (req.method == "GET" || req.method == "HEAD") {
		return (synth(400));
	}
	# A household typically has an entire IPv6 /64.
	set req.http.x-client = regsub(client.ip, "^(([0-9a-f]+:){4}).*", "\1");
	if (vsthrottle.is_denied("body " + req.http.x-client, 100, 10s)) {
		return (synth(429));
	}
	if (req.url ~ "^/api/contact(\?|$)") {
		return;
	}
	if (std.integer(req.http.content-length, 0) > 262144 || !std.cache_req_body(256KB)) {
		return (synth(413));
	}
}

# The only list of query parameters that can change a response, each with its allowed values.
# Everything else (utm_*, click ids, client-side switches, made-up values) stays in the visible URL
# only and must not create another cache entry.
sub keep_listed_parameters {
	set req.url = regsub(req.url, "\?.*$", "") + "?" + regsuball(
		regsub(regsub(req.url, "^[^?]*\?", ""), "(?i)%2c", ","),
		"(^|&)(?!(?:availability=available|(?:brand|category|labels)=[a-z0-9]+(?:[,-][a-z0-9]+){0,40}|build=[A-Za-z0-9-]{1,40}|offers=(?:1|promotion)|origin=[A-Za-z]{2}(?:,[A-Za-z]{2}){0,19}|page=[1-9][0-9]{0,3}|price=(?:0-199|200-499|500-999|1000-1999|2000-)(?:,(?:0-199|200-499|500-999|1000-1999|2000-)){0,19}|slug=[^&]{1,200}|sort=(?:alphabetically|category|chronologically|discount|popularity|price|relevance|unitprice)|tab=(?:brands|content|products|recipes|cancel|cancel-late|slot|slot-lost|slot-taken|withdrawal|withdrawal-empty|withdrawal-confirm|add-on-closed|link-expired|confirm|email|new)|term=[^&]{1,300}|v=[A-Za-z0-9_.-]{1,40})(?:&|$))[^&]*", "");
	set req.url = regsub(req.url, "\?&*$", "");
	set req.url = std.querysort(regsub(req.url, "\?&+", "?"));
	# Of repeated parameters, the last one wins.
	set req.url = regsuball(req.url, "([?&])([a-z]+)=[^&]*&(?=\2=)", "\1");
}

# Grace period for stale pages while a fresh one is fetched: two seconds when the backend is
# healthy, so that changes show quickly and nobody waits for a busy page; a day when it is unhealthy
# or has just failed.
sub choose_grace {
	if (std.healthy(req.backend_hint) && !req.http.x-second-try) {
		set req.grace = 2s;
		if (req.http.x-kind == "config") {
			set req.grace = 0s;
		}
	} else {
		set req.grace = 24h;
	}
}

sub vcl_hash {
	hash_data(req.http.host);
	hash_data(req.url);
	if (req.http.x-kind == "page") {
		hash_data(req.http.x-region);
	}
	return (lookup);
}

sub vcl_backend_fetch {
	# Another attempt differs in nothing but the instance that is asked.
	if (bereq.retries > 0) {
		return (fetch);
	}
	set bereq.backend = bereq.backend.resolve();
	call drop_forged_headers;
	if (bereq.http.x-kind != "api") {
		cookie.parse(bereq.http.cookie);
		call drop_personal_headers;
		if (bereq.http.x-private) {
			cookie.keep("__Host-cart,__Host-order,sid");
			set bereq.http.cookie = regsub(cookie.get_string(), "; *$", "");
			unset bereq.http.x-private;
		}
	}
	if (bereq.http.x-kind == "config") {
		call cacheable_timeouts;
	}
	# A request that may be cached has lost these parameters.
	if (bereq.http.x-kind == "page" && (bereq.method == "GET" || bereq.method == "HEAD")
		&& bereq.url ~ "[?&](preview|theme)=") {
		call draft_timeouts;
	}
	return (fetch);
}

# What only the edge and proxies may say. Dropped here, because a cache hit reaches no server.
sub drop_forged_headers {
	unset bereq.http.x-client;
	unset bereq.http.x-crawler;
	unset bereq.http.x-path;
	unset bereq.http.forwarded;
	unset bereq.http.x-forwarded-host;
	unset bereq.http.x-forwarded-port;
	unset bereq.http.x-forwarded-prefix;
	unset bereq.http.x-forwarded-proto;
	unset bereq.http.x-forwarded-scheme;
	unset bereq.http.x-forwarded-server;
	unset bereq.http.x-host;
	unset bereq.http.x-http-method;
	unset bereq.http.x-http-method-override;
	unset bereq.http.x-method-override;
	unset bereq.http.x-original-host;
	unset bereq.http.x-original-url;
	unset bereq.http.x-real-ip;
	unset bereq.http.x-rewrite-url;
	unset bereq.http.true-client-ip;
	unset bereq.http.cf-connecting-ip;
	unset bereq.http.proxy;
	# Traces begin behind the edge: a visitor must not choose what is recorded.
	unset bereq.http.traceparent;
	unset bereq.http.tracestate;
	unset bereq.http.baggage;
}

# A cached response is shared, so the request that fills the cache must not carry personal data.
sub drop_personal_headers {
	unset bereq.http.cookie;
	unset bereq.http.authorization;
	unset bereq.http.accept;
	unset bereq.http.accept-language;
	unset bereq.http.dnt;
	unset bereq.http.origin;
	unset bereq.http.referer;
	unset bereq.http.save-data;
	unset bereq.http.sec-gpc;
	unset bereq.http.user-agent;
	unset bereq.http.x-requested-with;
	unset bereq.http.x-xsrf-token;
	if (bereq.http.x-kind != "page") {
		unset bereq.http.x-region;
	}
}

sub vcl_backend_response {
	# Each response carries the id of its own request, never that of the one that filled the cache.
	unset beresp.http.x-request-id;
	unset beresp.http.server;

	if (beresp.status == 503) {
		call try_another;
	}
	if (bereq.http.x-kind == "api") {
		return (deliver);
	}

	# Meant only for the rate-limited client; others must neither wait for it nor receive it.
	if (beresp.status == 429) {
		if (bereq.is_bgfetch) {
			return (abandon);
		}
		set beresp.uncacheable = true;
		set beresp.ttl = 0s;
		set beresp.grace = 0s;
		return (deliver);
	}

	if (beresp.status >= 500) {
		# A stale page is better than an error. Without one, the second attempt shows the error.
		if (bereq.is_bgfetch || (!bereq.http.x-second-try && bereq.method == "GET" && !bereq.uncacheable)) {
			return (abandon);
		}
		call do_not_store;
		return (deliver);
	}

	if (beresp.http.set-cookie
		|| beresp.http.cache-control !~ "(?i)\bpublic\b"
		|| beresp.http.cache-control ~ "(?i)\b(private|no-store|no-cache)\b"
		|| (beresp.status != 200 && beresp.status != 301 && beresp.status != 308 && beresp.status != 404)) {
		call do_not_store;
		return (deliver);
	}

	# Everything that can vary a response is already in the cache key.
	unset beresp.http.vary;
	if (beresp.http.content-type ~ "^(text/|application/(javascript|json|manifest\+json|problem\+json|xml)|image/svg)") {
		set beresp.do_gzip = true;
	}
	if (beresp.status == 404) {
		set beresp.ttl = 10s;
		set beresp.grace = 10s;
		return (deliver);
	}
	set beresp.grace = 24h;
	set beresp.keep = 1h;
	return (deliver);
}

# Hit-for-miss: for a few seconds, requests for this URL are not serialised.
sub do_not_store {
	set beresp.uncacheable = true;
	set beresp.ttl = 5s;
	set beresp.grace = 0s;
}

sub vcl_backend_error {
	call try_another;
	return (abandon);
}

# One instance that dies, starts or is too busy costs no request: what may be repeated is asked of
# another. A change with an idempotency key counts once, even if only its response was lost; without
# one, the browser decides. A page that can be cached comes here with its second attempt only, because
# a stale copy is faster. The limit is for the hour in which every instance refuses.
sub try_another {
	if (bereq.retries > 0 || bereq.is_bgfetch) {
		return;
	}
	if (bereq.method != "GET" && bereq.method != "HEAD"
		&& !(bereq.http.idempotency-key && bereq.url ~ "^/api/(carts|checkout)(/|\?|$)")) {
		return;
	}
	if (bereq.http.x-kind !~ "^(api|media)$" && !bereq.http.x-second-try && !bereq.uncacheable) {
		return;
	}
	call ask_another;
	if (std.healthy(bereq.backend) && !vsthrottle.is_denied("another instance", 500, 1s)) {
		return (retry);
	}
}

sub vcl_deliver {
	# An uncacheable page may read the cookies of cart, order and session. Only the storefront's response
	# shows that a page is uncacheable, so the request is restarted.
	if (obj.uncacheable && req.http.x-kind == "page" && !req.http.x-private && req.method == "GET"
		&& resp.status == 200 && resp.http.cache-control ~ "(?i)\bprivate\b"
		&& req.http.cookie ~ "(^|; *)(__Host-(cart|order)|sid)=") {
		set req.http.x-private = "1";
		return (restart);
	}
	if (resp.status >= 400 && req.http.x-kind != "api") {
		call note_crawler;
		if (req.http.x-crawler) {
			return (synth(resp.status));
		}
	}
	unset resp.http.via;
	unset resp.http.x-varnish;
	unset resp.http.xkey;
	set resp.http.x-request-id = req.http.x-request-id;
	if (obj.uncacheable) {
		set resp.http.x-cache = "pass";
	} elsif (obj.hits > 0) {
		set resp.http.x-cache = "hit";
	} else {
		set resp.http.x-cache = "miss";
	}
	# s-maxage is meant for the edge: a browser would show its own stale copy while it revalidates.
	if (resp.http.cache-control ~ "s-maxage") {
		set resp.http.cache-control = "public, max-age=0, must-revalidate";
	}
	return (deliver);
}

# Crawlers get no body with an error, so that they cannot index it. Only errors need to know.
sub note_crawler {
	unset req.http.x-crawler;
	if (req.http.user-agent ~ "(?i)bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|ia_archiver") {
		set req.http.x-crawler = "1";
	}
}

sub problem {
	set resp.http.content-type = "application/problem+json; charset=utf-8";
	set req.http.x-problem = "unavailable";
	set req.http.x-message = "The shop does not answer.";
	if (resp.status == 400) {
		set req.http.x-problem = "bad_request";
		set req.http.x-message = "The request is not valid.";
	} elsif (resp.status == 413) {
		set req.http.x-problem = "payload_too_large";
		set req.http.x-message = "The request is too large.";
	} elsif (resp.status == 429) {
		set req.http.x-problem = "too_many_requests";
		set req.http.x-message = "Too many requests.";
	}
	set resp.body = regsub(regsub(regsub(regsub(regsub(
		"""{"type":"about:blank","title":"TITLE","status":STATUS,"errorCode":"CODE","message":"MESSAGE","requestId":"ID"}""",
		"TITLE", resp.reason), "STATUS", resp.status), "CODE", req.http.x-problem),
		"MESSAGE", req.http.x-message), "ID", req.http.x-request-id);
}

sub vcl_synth {
	if (resp.status == 503 && req.restarts == 0 && req.http.x-kind ~ "^(page|asset|config)$"
		&& (req.method == "GET" || req.method == "HEAD")) {
		set req.http.x-second-try = "1";
		return (restart);
	}

	set resp.http.cache-control = "no-store";
	set resp.http.x-content-type-options = "nosniff";
	set resp.http.x-request-id = req.http.x-request-id;
	unset resp.http.server;
	unset resp.http.via;
	unset resp.http.x-varnish;
	set resp.body = "";

	if (req.method == "PURGE") {
		set resp.http.content-type = "text/plain; charset=utf-8";
		set resp.body = req.http.x-purged;
		return (deliver);
	}
	if (resp.status == 301) {
		set resp.http.location = req.http.x-location;
		return (deliver);
	}
	if (resp.status == 503) {
		set resp.http.retry-after = "2";
	}
	if (resp.status == 429) {
		set resp.http.retry-after = "10";
	}
	# Close the connection instead of reading the rest of a rejected body.
	if (resp.status == 400 || resp.status == 413 || resp.status == 429) {
		set resp.http.connection = "close";
	}
	if (req.http.x-kind && req.http.x-kind != "api") {
		call note_crawler;
		if (req.http.x-crawler) {
			return (deliver);
		}
	}
	if (req.http.x-kind == "api" || req.http.x-kind == "config") {
		call problem;
		return (deliver);
	}
	set resp.http.content-type = "text/html; charset=utf-8";
	set resp.http.content-security-policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
	if (resp.status == 503) {
		call unavailable_page;
	} else {
		set resp.body = "<!doctype html><title>" + resp.status + " " + resp.reason + "</title><h1>" + resp.status + " " + resp.reason + "</h1>";
	}
	return (deliver);
}
