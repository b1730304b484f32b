CREATE SCHEMA "ledger";
--> statement-breakpoint
CREATE SCHEMA "ledger_views";
--> statement-breakpoint
CREATE TABLE "ledger"."clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"version" integer DEFAULT 1 NOT NULL,
	"imported_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"merged_into" uuid,
	"merged_at" timestamp with time zone,
	"merged_by" text,
	"name_key" text GENERATED ALWAYS AS (regexp_replace(btrim(regexp_replace(regexp_replace(replace(lower(normalize(name, NFKD)), '&', ' and '), '[\u0300-\u036F''’\`.]', '', 'g'), '[][!"#$%()*+,/:;<=>?@\\^_{|}~\s–—-]+', ' ', 'g')), '( (inc|incorporated|llc|llp|lllp|lp|pllc|plc|pc|corp|corporation|co|company|ltd|limited|gmbh|ag|kg|bv|nv|sa|sas|sarl|srl|spa|ab|as|asa|oy|oyj|aps|pty|pte|kk))+( and)?$|( and)( (inc|incorporated|llc|llp|lllp|lp|pllc|plc|pc|corp|corporation|co|company|ltd|limited|gmbh|ag|kg|bv|nv|sa|sas|sarl|srl|spa|ab|as|asa|oy|oyj|aps|pty|pte|kk))+$', '')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger"."distinct_clients" (
	"company_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"client_ids" uuid[] NOT NULL,
	CONSTRAINT "distinct_clients_company_id_reason_key_pk" PRIMARY KEY("company_id","reason","key")
);
--> statement-breakpoint
CREATE TABLE "ledger"."connections" (
	"company_id" uuid NOT NULL,
	"connection_type" integer NOT NULL,
	"status" integer NOT NULL,
	"last_import_at" timestamp with time zone,
	CONSTRAINT "connections_company_id_connection_type_pk" PRIMARY KEY("company_id","connection_type")
);
--> statement-breakpoint
CREATE TABLE "ledger"."firms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"currency" text,
	"payment_terms_days" integer,
	"metrics_as_of" date,
	"sample_added_at" timestamp with time zone,
	"has_sample_currency" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "firms_company_id_unique" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."firm_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unified_id" uuid NOT NULL,
	"company_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"access_enabled" boolean NOT NULL,
	"send_weekly_report" boolean NOT NULL,
	"send_monthly_report" boolean NOT NULL,
	"user_role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "insights_users_person" UNIQUE NULLS NOT DISTINCT("unified_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."import_counts" (
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	"read" integer NOT NULL,
	"imported" integer NOT NULL,
	"skipped" integer NOT NULL,
	"skips" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rejected" integer NOT NULL,
	CONSTRAINT "import_counts_run_id_kind_pk" PRIMARY KEY("run_id","kind")
);
--> statement-breakpoint
CREATE TABLE "ledger"."import_originals" (
	"run_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"row_id" bigint NOT NULL,
	"original" jsonb NOT NULL,
	CONSTRAINT "import_originals_run_id_table_name_row_id_pk" PRIMARY KEY("run_id","table_name","row_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."import_rejections" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"file" text NOT NULL,
	"line" integer NOT NULL,
	"column_name" text,
	"reason" text NOT NULL,
	"row" jsonb
);
--> statement-breakpoint
CREATE TABLE "ledger"."import_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."import_runs_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"file_name" text,
	"header_key" text,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"failure" text,
	"notices" text[] DEFAULT '{}' NOT NULL,
	"cursor" jsonb,
	"last_ids" jsonb,
	"started_by" uuid,
	"before" jsonb,
	"listed_sales" jsonb,
	"changes" jsonb,
	"undo_effects" jsonb,
	"undone_at" timestamp with time zone,
	CONSTRAINT "import_runs_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "ledger"."import_sightings" (
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"left_out" boolean NOT NULL,
	CONSTRAINT "import_sightings_run_id_kind_source_id_pk" PRIMARY KEY("run_id","kind","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."import_staged_rows" (
	"run_id" uuid NOT NULL,
	"group_key" text NOT NULL,
	"line" integer NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "import_staged_rows_run_id_group_key_line_pk" PRIMARY KEY("run_id","group_key","line")
);
--> statement-breakpoint
CREATE TABLE "ledger"."known_headers" (
	"company_id" uuid NOT NULL,
	"header_key" text NOT NULL,
	"confirmation" jsonb NOT NULL,
	"guess" jsonb NOT NULL,
	"asks_as_of" boolean NOT NULL,
	"run_id" uuid NOT NULL,
	CONSTRAINT "known_headers_company_id_header_key_pk" PRIMARY KEY("company_id","header_key")
);
--> statement-breakpoint
CREATE TABLE "ledger"."exchange_rates" (
	"company_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"rate" numeric NOT NULL,
	CONSTRAINT "exchange_rates_company_id_currency_day_pk" PRIMARY KEY("company_id","currency","day")
);
--> statement-breakpoint
CREATE TABLE "ledger"."applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint,
	"source_id" text NOT NULL,
	"written_by" bigint NOT NULL,
	"payment_id" bigint,
	"credit_note_id" bigint,
	"applied_on" date NOT NULL,
	"applied_after" date,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_applications_source" UNIQUE("invoice_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."bill_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."bill_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_id" text NOT NULL,
	"written_by" bigint NOT NULL,
	"description" text,
	"item_code" text,
	"account_code" text,
	"quantity" numeric NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"bill_id" bigint NOT NULL,
	CONSTRAINT "ledger_bill_lines_source" UNIQUE("bill_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."bills" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"written_by" bigint NOT NULL,
	"source_updated_at" timestamp with time zone NOT NULL,
	"number" text,
	"reference" text,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"currency" text NOT NULL,
	"currency_rate" numeric,
	"entered_rate" numeric,
	"found_rate" numeric,
	"found_rate_on" date,
	"lines_include_tax" boolean NOT NULL,
	"subtotal" bigint NOT NULL,
	"tax" bigint,
	"total" bigint NOT NULL,
	"vendor_id" bigint NOT NULL,
	CONSTRAINT "ledger_bills_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."changes" (
	"company_id" uuid NOT NULL,
	"customer_id" bigint,
	CONSTRAINT "ledger_changes_customer" UNIQUE NULLS NOT DISTINCT("company_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."credit_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"written_by" bigint NOT NULL,
	"source_updated_at" timestamp with time zone NOT NULL,
	"customer_id" bigint NOT NULL,
	"number" text,
	"issued_on" date NOT NULL,
	"currency" text NOT NULL,
	"currency_rate" numeric,
	"entered_rate" numeric,
	"found_rate" numeric,
	"found_rate_on" date,
	"total" bigint NOT NULL,
	"open_on" date,
	"is_refunded" boolean NOT NULL,
	"tax" bigint,
	CONSTRAINT "ledger_credit_notes_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."customers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"written_by" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"client_id" uuid,
	"merged_client_id" uuid,
	CONSTRAINT "ledger_customers_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."invoice_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."invoice_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_id" text NOT NULL,
	"written_by" bigint NOT NULL,
	"description" text,
	"item_code" text,
	"account_code" text,
	"quantity" numeric NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	CONSTRAINT "ledger_invoice_lines_source" UNIQUE("invoice_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"written_by" bigint NOT NULL,
	"source_updated_at" timestamp with time zone NOT NULL,
	"number" text,
	"reference" text,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"currency" text NOT NULL,
	"currency_rate" numeric,
	"entered_rate" numeric,
	"found_rate" numeric,
	"found_rate_on" date,
	"lines_include_tax" boolean NOT NULL,
	"subtotal" bigint NOT NULL,
	"tax" bigint,
	"total" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"settlement_known" boolean DEFAULT true NOT NULL,
	"due_by_terms" boolean DEFAULT false NOT NULL,
	"open_on" date,
	CONSTRAINT "ledger_invoices_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"written_by" bigint NOT NULL,
	"source_updated_at" timestamp with time zone NOT NULL,
	"customer_id" bigint NOT NULL,
	"reference" text,
	"paid_on" date NOT NULL,
	"currency" text NOT NULL,
	"currency_rate" numeric,
	"entered_rate" numeric,
	"found_rate" numeric,
	"found_rate_on" date,
	"amount" bigint NOT NULL,
	"open_on" date,
	CONSTRAINT "ledger_payments_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."vendor_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."vendor_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"written_by" bigint NOT NULL,
	"vendor_id" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"currency" text NOT NULL,
	"currency_rate" numeric,
	"entered_rate" numeric,
	"found_rate" numeric,
	"found_rate_on" date,
	"amount" bigint NOT NULL,
	"account" text,
	"is_direct" boolean,
	CONSTRAINT "ledger_vendor_payments_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."vendors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."vendors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"written_by" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "ledger_vendors_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."reference_rates" (
	"day" date PRIMARY KEY NOT NULL,
	"rates" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger"."reference_rates_file" (
	"hash" text PRIMARY KEY NOT NULL,
	"most_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger"."connection_states" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"connection_type" integer NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"verifier" "bytea" NOT NULL,
	"return_to" text NOT NULL,
	"writes" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger"."provider_connections" (
	"company_id" uuid NOT NULL,
	"connection_type" integer NOT NULL,
	"state" text NOT NULL,
	"account" text NOT NULL,
	"settings" jsonb NOT NULL,
	"tokens" "bytea",
	"can_write" boolean DEFAULT false NOT NULL,
	"synced_until" timestamp with time zone,
	"failure" text,
	"duplicates" jsonb,
	"choice" text,
	"run_id" uuid,
	"lease" uuid,
	"lease_until" timestamp with time zone,
	CONSTRAINT "provider_connections_company_id_connection_type_pk" PRIMARY KEY("company_id","connection_type")
);
--> statement-breakpoint
CREATE TABLE "ledger"."uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"rows_read" bigint DEFAULT 0 NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"examination" jsonb,
	"confirmation" jsonb,
	"duplicates" jsonb,
	"confirmed_by" uuid,
	"uploaded_by" uuid,
	"read_like" jsonb,
	"waits_for" text,
	"run_id" uuid,
	"more_follow" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger"."clients" ADD CONSTRAINT "clients_company_id_firms_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "ledger"."firms"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."clients" ADD CONSTRAINT "clients_merged_into_clients_id_fk" FOREIGN KEY ("merged_into") REFERENCES "ledger"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."distinct_clients" ADD CONSTRAINT "distinct_clients_company_id_firms_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "ledger"."firms"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."connections" ADD CONSTRAINT "connections_company_id_firms_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "ledger"."firms"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."import_counts" ADD CONSTRAINT "import_counts_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "ledger"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."import_originals" ADD CONSTRAINT "import_originals_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "ledger"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."import_rejections" ADD CONSTRAINT "import_rejections_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "ledger"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."import_sightings" ADD CONSTRAINT "import_sightings_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "ledger"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."import_staged_rows" ADD CONSTRAINT "import_staged_rows_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "ledger"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."known_headers" ADD CONSTRAINT "known_headers_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "ledger"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."applications" ADD CONSTRAINT "applications_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "ledger"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."applications" ADD CONSTRAINT "applications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "ledger"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."applications" ADD CONSTRAINT "applications_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "ledger"."credit_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."bill_lines" ADD CONSTRAINT "bill_lines_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "ledger"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."bills" ADD CONSTRAINT "bills_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "ledger"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."credit_notes" ADD CONSTRAINT "credit_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "ledger"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."customers" ADD CONSTRAINT "customers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "ledger"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."customers" ADD CONSTRAINT "customers_merged_client_id_clients_id_fk" FOREIGN KEY ("merged_client_id") REFERENCES "ledger"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "ledger"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."invoices" ADD CONSTRAINT "invoices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "ledger"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."payments" ADD CONSTRAINT "payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "ledger"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."vendor_payments" ADD CONSTRAINT "vendor_payments_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "ledger"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."provider_connections" ADD CONSTRAINT "provider_connections_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "ledger"."import_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."provider_connections" ADD CONSTRAINT "provider_connections_connection" FOREIGN KEY ("company_id","connection_type") REFERENCES "ledger"."connections"("company_id","connection_type") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."uploads" ADD CONSTRAINT "uploads_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "ledger"."import_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_name" ON "ledger"."clients" USING btree ("company_id",lower(btrim("name")));--> statement-breakpoint
CREATE INDEX "clients_name_key" ON "ledger"."clients" USING btree ("company_id","name_key");--> statement-breakpoint
CREATE INDEX "clients_merged" ON "ledger"."clients" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "import_rejections_run" ON "ledger"."import_rejections" USING btree ("run_id","id");--> statement-breakpoint
CREATE INDEX "import_runs_company" ON "ledger"."import_runs" USING btree ("company_id","started_at");--> statement-breakpoint
CREATE INDEX "known_headers_run" ON "ledger"."known_headers" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "ledger_applications_payment" ON "ledger"."applications" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_applications_credit_note" ON "ledger"."applications" USING btree ("credit_note_id");--> statement-breakpoint
CREATE INDEX "ledger_applications_without_invoice" ON "ledger"."applications" USING btree ("payment_id","credit_note_id") WHERE invoice_id is null;--> statement-breakpoint
CREATE INDEX "ledger_bills_vendor" ON "ledger"."bills" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "ledger_bills_lacking_rate" ON "ledger"."bills" USING btree ("company_id","currency","issued_on") WHERE coalesce(currency_rate, 0) <= 0;--> statement-breakpoint
CREATE INDEX "ledger_credit_notes_customer" ON "ledger"."credit_notes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "ledger_credit_notes_lacking_rate" ON "ledger"."credit_notes" USING btree ("company_id","currency","issued_on") WHERE coalesce(currency_rate, 0) <= 0;--> statement-breakpoint
CREATE INDEX "ledger_customers_client" ON "ledger"."customers" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "ledger_customers_counted_client" ON "ledger"."customers" USING btree (coalesce("merged_client_id", "client_id"));--> statement-breakpoint
CREATE INDEX "ledger_invoices_customer" ON "ledger"."invoices" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "ledger_invoices_lacking_rate" ON "ledger"."invoices" USING btree ("company_id","currency","issued_on") WHERE coalesce(currency_rate, 0) <= 0;--> statement-breakpoint
CREATE INDEX "ledger_payments_customer" ON "ledger"."payments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "ledger_payments_lacking_rate" ON "ledger"."payments" USING btree ("company_id","currency","paid_on") WHERE coalesce(currency_rate, 0) <= 0;--> statement-breakpoint
CREATE INDEX "ledger_vendor_payments_vendor" ON "ledger"."vendor_payments" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "ledger_vendor_payments_lacking_rate" ON "ledger"."vendor_payments" USING btree ("company_id","currency","paid_on") WHERE coalesce(currency_rate, 0) <= 0;--> statement-breakpoint
CREATE INDEX "uploads_company" ON "ledger"."uploads" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE VIEW "ledger_views"."applications" AS (select "id", "invoice_id", "source_id", "written_by", "payment_id", "credit_note_id", "applied_on", "applied_after", "amount" from "ledger"."applications");--> statement-breakpoint
CREATE VIEW "ledger_views"."bills" AS (select "id", "company_id", "source", "source_id", "written_by", "source_updated_at", "number", "reference", "issued_on", "due_on", "currency", case when currency_rate > 0 then currency_rate else coalesce(entered_rate, found_rate) end as "currency_rate", "lines_include_tax", "subtotal", "tax", "total", "vendor_id" from "ledger"."bills");--> statement-breakpoint
CREATE VIEW "ledger_views"."changes" AS (select "company_id", "customer_id" from "ledger"."changes");--> statement-breakpoint
CREATE VIEW "ledger_views"."clients" AS (select "id", "company_id", "name", "email", "imported_by", "created_at" from "ledger"."clients" where "ledger"."clients"."merged_into" is null);--> statement-breakpoint
CREATE VIEW "ledger_views"."credit_notes" AS (select "id", "company_id", "source", "source_id", "written_by", "source_updated_at", "customer_id", "number", "issued_on", "currency", case when currency_rate > 0 then currency_rate else coalesce(entered_rate, found_rate) end as "currency_rate", "total", "open_on", "is_refunded", "tax" from "ledger"."credit_notes");--> statement-breakpoint
CREATE VIEW "ledger_views"."customers" AS (select "id", "company_id", "source", "source_id", "written_by", "name", "email", coalesce(merged_client_id, client_id) as "client_id", merged_client_id is not null as "is_merged" from "ledger"."customers");--> statement-breakpoint
CREATE VIEW "ledger_views"."firms" AS (select "id", "company_id", "name", "currency", "payment_terms_days", "metrics_as_of", "sample_added_at", "has_sample_currency", "created_at" from "ledger"."firms");--> statement-breakpoint
CREATE VIEW "ledger_views"."invoice_lines" AS (select "id", "source_id", "written_by", "description", "item_code", "account_code", "quantity", "amount", "tax", "invoice_id" from "ledger"."invoice_lines");--> statement-breakpoint
CREATE VIEW "ledger_views"."invoices" AS (select "id", "company_id", "source", "source_id", "written_by", "source_updated_at", "number", "reference", "issued_on", "due_on", "currency", case when currency_rate > 0 then currency_rate else coalesce(entered_rate, found_rate) end as "currency_rate", "lines_include_tax", "subtotal", "tax", "total", "customer_id", "settlement_known", "due_by_terms", "open_on" from "ledger"."invoices");--> statement-breakpoint
CREATE VIEW "ledger_views"."merged_clients" AS (select "id", "company_id", "name", "merged_into", "merged_at", "merged_by" from "ledger"."clients" where "ledger"."clients"."merged_into" is not null);--> statement-breakpoint
CREATE VIEW "ledger_views"."payments" AS (select "id", "company_id", "source", "source_id", "written_by", "source_updated_at", "customer_id", "reference", "paid_on", "currency", case when currency_rate > 0 then currency_rate else coalesce(entered_rate, found_rate) end as "currency_rate", "amount", "open_on" from "ledger"."payments");--> statement-breakpoint
CREATE VIEW "ledger_views"."vendor_payments" AS (select "id", "company_id", "source", "source_id", "written_by", "vendor_id", "paid_on", "currency", case when currency_rate > 0 then currency_rate else coalesce(entered_rate, found_rate) end as "currency_rate", "amount", "account", "is_direct" from "ledger"."vendor_payments");--> statement-breakpoint
CREATE VIEW "ledger_views"."vendors" AS (select "id", "company_id", "source", "source_id", "written_by", "name" from "ledger"."vendors");