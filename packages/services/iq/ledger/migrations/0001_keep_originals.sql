-- Keeps the rows that the import of a file replaces, so that the import can be undone (import/undo). Written by hand.
CREATE FUNCTION "ledger"."keep_original"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger.import_originals (run_id, table_name, row_id, original)
  SELECT id, TG_TABLE_NAME, OLD.id, to_jsonb(OLD) FROM ledger.import_runs
  WHERE number = current_setting('suite.import_run')::bigint AND number <> OLD.written_by
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "keep_original" AFTER UPDATE OR DELETE ON "ledger"."applications" FOR EACH ROW
WHEN (coalesce(current_setting('suite.import_run', true), '') <> '') EXECUTE FUNCTION "ledger"."keep_original"();
--> statement-breakpoint
CREATE TRIGGER "keep_original" AFTER UPDATE OR DELETE ON "ledger"."bills" FOR EACH ROW
WHEN (coalesce(current_setting('suite.import_run', true), '') <> '') EXECUTE FUNCTION "ledger"."keep_original"();
--> statement-breakpoint
CREATE TRIGGER "keep_original" AFTER UPDATE OR DELETE ON "ledger"."credit_notes" FOR EACH ROW
WHEN (coalesce(current_setting('suite.import_run', true), '') <> '') EXECUTE FUNCTION "ledger"."keep_original"();
--> statement-breakpoint
CREATE TRIGGER "keep_original" AFTER UPDATE OR DELETE ON "ledger"."customers" FOR EACH ROW
WHEN (coalesce(current_setting('suite.import_run', true), '') <> '') EXECUTE FUNCTION "ledger"."keep_original"();
--> statement-breakpoint
CREATE TRIGGER "keep_original" AFTER UPDATE OR DELETE ON "ledger"."invoice_lines" FOR EACH ROW
WHEN (coalesce(current_setting('suite.import_run', true), '') <> '') EXECUTE FUNCTION "ledger"."keep_original"();
--> statement-breakpoint
CREATE TRIGGER "keep_original" AFTER UPDATE OR DELETE ON "ledger"."invoices" FOR EACH ROW
WHEN (coalesce(current_setting('suite.import_run', true), '') <> '') EXECUTE FUNCTION "ledger"."keep_original"();
--> statement-breakpoint
CREATE TRIGGER "keep_original" AFTER UPDATE OR DELETE ON "ledger"."payments" FOR EACH ROW
WHEN (coalesce(current_setting('suite.import_run', true), '') <> '') EXECUTE FUNCTION "ledger"."keep_original"();
--> statement-breakpoint
CREATE TRIGGER "keep_original" AFTER UPDATE OR DELETE ON "ledger"."vendor_payments" FOR EACH ROW
WHEN (coalesce(current_setting('suite.import_run', true), '') <> '') EXECUTE FUNCTION "ledger"."keep_original"();
--> statement-breakpoint
CREATE TRIGGER "keep_original" AFTER UPDATE OR DELETE ON "ledger"."vendors" FOR EACH ROW
WHEN (coalesce(current_setting('suite.import_run', true), '') <> '') EXECUTE FUNCTION "ledger"."keep_original"();
