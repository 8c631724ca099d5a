-- Whoever counts the goods does so at a time. What carts and orders have taken since is not in that
-- figure, and must not come back on the shelf by the next import.
ALTER TABLE stock_hold ADD COLUMN taken_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX stock_hold_by_product ON stock_hold (tenant_id, product_id, region);
