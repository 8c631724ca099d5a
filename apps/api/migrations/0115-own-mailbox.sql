-- A shop without a mailbox of its own used the demo's by default. The default is gone, because a new
-- shop wrote to its customers as somebody else; who has used it so far keeps it until it is changed.
UPDATE tenant
SET config = jsonb_set(config, '{clientRuntimeConfig,contactEmail}', '"hallo@korb.example"')
WHERE config -> 'clientRuntimeConfig' IS NOT NULL
	AND NOT config -> 'clientRuntimeConfig' ? 'contactEmail';
