DROP INDEX "clients_company";--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING btree ("company_id",lower(btrim("name")));