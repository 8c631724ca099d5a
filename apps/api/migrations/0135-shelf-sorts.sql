-- Lists and hits by price and by reduction. Shelves written by an older version have neither; marked
-- here, they are built by the next run of the job that keeps prices.
ALTER TABLE shelf_region ADD COLUMN by_price int[], ADD COLUMN by_discount int[];

INSERT INTO shelf_pending (tenant_id, shelf, region)
SELECT tenant_id, shelf, region FROM shelf_region ORDER BY tenant_id, shelf, region
ON CONFLICT DO NOTHING;
