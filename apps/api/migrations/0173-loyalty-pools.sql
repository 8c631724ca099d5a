-- What a programme elsewhere last said of a member's pools; null where points are our own ledger.
ALTER TABLE loyalty_member ADD COLUMN pools jsonb;
