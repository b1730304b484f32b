-- The tables of the ledger are made anew with small ids; what they hold moves over, and what was paid becomes applications.
CREATE SCHEMA ledger_before;
--> statement-breakpoint
ALTER TABLE "ledger_customers" SET SCHEMA ledger_before;
--> statement-breakpoint
ALTER TABLE "ledger_vendors" SET SCHEMA ledger_before;
--> statement-breakpoint
ALTER TABLE "ledger_invoices" SET SCHEMA ledger_before;
--> statement-breakpoint
ALTER TABLE "ledger_invoice_lines" SET SCHEMA ledger_before;
--> statement-breakpoint
ALTER TABLE "ledger_bills" SET SCHEMA ledger_before;
--> statement-breakpoint
ALTER TABLE "ledger_bill_lines" SET SCHEMA ledger_before;
--> statement-breakpoint
CREATE TABLE "ledger_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	"source_id" text NOT NULL,
	"written_by" bigint NOT NULL,
	"payment_id" bigint,
	"credit_note_id" bigint,
	"applied_on" date NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_applications_source" UNIQUE("invoice_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_bill_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_bill_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
CREATE TABLE "ledger_bills" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"lines_include_tax" boolean NOT NULL,
	"subtotal" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"vendor_id" bigint NOT NULL,
	CONSTRAINT "ledger_bills_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_changes" (
	"company_id" uuid NOT NULL,
	"customer_id" bigint,
	CONSTRAINT "ledger_changes_customer" UNIQUE NULLS NOT DISTINCT("company_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_credit_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"total" bigint NOT NULL,
	CONSTRAINT "ledger_credit_notes_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_customers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"written_by" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"client_id" uuid,
	CONSTRAINT "ledger_customers_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_invoice_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_invoice_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
CREATE TABLE "ledger_invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"lines_include_tax" boolean NOT NULL,
	"subtotal" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	CONSTRAINT "ledger_invoices_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_payments_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_vendor_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_vendor_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"written_by" bigint NOT NULL,
	"vendor_id" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"currency" text NOT NULL,
	"currency_rate" numeric,
	"amount" bigint NOT NULL,
	"account" text,
	CONSTRAINT "ledger_vendor_payments_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_vendors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_vendors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"written_by" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "ledger_vendors_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
INSERT INTO "ledger_customers" (company_id, source, source_id, written_by, name, client_id)
SELECT company_id, source, source_id, 0, name, client_id FROM ledger_before.ledger_customers;
--> statement-breakpoint
INSERT INTO "ledger_vendors" (company_id, source, source_id, written_by, name)
SELECT company_id, source, source_id, 0, name FROM ledger_before.ledger_vendors;
--> statement-breakpoint
INSERT INTO "ledger_invoices" (company_id, source, source_id, written_by, source_updated_at, number, reference, issued_on, due_on, currency, currency_rate, lines_include_tax, subtotal, tax, total, customer_id)
SELECT d.company_id, d.source, d.source_id, 0, d.source_updated_at, d.number, d.reference, d.issued_on, d.due_on, d.currency, d.currency_rate, d.lines_include_tax, d.subtotal, d.tax, d.total, p.id
FROM ledger_before.ledger_invoices d JOIN ledger_before.ledger_customers o ON o.id = d.customer_id
JOIN ledger_customers p ON p.company_id = o.company_id AND p.source = o.source AND p.source_id = o.source_id;
--> statement-breakpoint
INSERT INTO "ledger_bills" (company_id, source, source_id, written_by, source_updated_at, number, reference, issued_on, due_on, currency, currency_rate, lines_include_tax, subtotal, tax, total, vendor_id)
SELECT d.company_id, d.source, d.source_id, 0, d.source_updated_at, d.number, d.reference, d.issued_on, d.due_on, d.currency, d.currency_rate, d.lines_include_tax, d.subtotal, d.tax, d.total, p.id
FROM ledger_before.ledger_bills d JOIN ledger_before.ledger_vendors o ON o.id = d.vendor_id
JOIN ledger_vendors p ON p.company_id = o.company_id AND p.source = o.source AND p.source_id = o.source_id;
--> statement-breakpoint
INSERT INTO "ledger_invoice_lines" (source_id, written_by, description, item_code, account_code, quantity, amount, tax, invoice_id)
SELECT l.source_id, 0, l.description, l.item_code, l.account_code, l.quantity, l.amount, l.tax, p.id
FROM ledger_before.ledger_invoice_lines l JOIN ledger_before.ledger_invoices o ON o.id = l.invoice_id
JOIN ledger_invoices p ON p.company_id = o.company_id AND p.source = o.source AND p.source_id = o.source_id;
--> statement-breakpoint
INSERT INTO "ledger_bill_lines" (source_id, written_by, description, item_code, account_code, quantity, amount, tax, bill_id)
SELECT l.source_id, 0, l.description, l.item_code, l.account_code, l.quantity, l.amount, l.tax, p.id
FROM ledger_before.ledger_bill_lines l JOIN ledger_before.ledger_bills o ON o.id = l.bill_id
JOIN ledger_bills p ON p.company_id = o.company_id AND p.source = o.source AND p.source_id = o.source_id;
--> statement-breakpoint
INSERT INTO "ledger_applications" (invoice_id, source_id, written_by, applied_on, amount)
SELECT p.id, part.name, 0, coalesce(o.settled_on, (o.source_updated_at AT TIME ZONE 'UTC')::date), part.amount
FROM ledger_before.ledger_invoices o
JOIN ledger_invoices p ON p.company_id = o.company_id AND p.source = o.source AND p.source_id = o.source_id
CROSS JOIN LATERAL (VALUES ('paid', o.paid), ('credited', o.credited)) AS part (name, amount)
WHERE part.amount > 0;
--> statement-breakpoint
ALTER TABLE "ledger_applications" ADD CONSTRAINT "ledger_applications_invoice_id_ledger_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."ledger_invoices"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_applications" ADD CONSTRAINT "ledger_applications_payment_id_ledger_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."ledger_payments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_applications" ADD CONSTRAINT "ledger_applications_credit_note_id_ledger_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."ledger_credit_notes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_bill_lines" ADD CONSTRAINT "ledger_bill_lines_bill_id_ledger_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."ledger_bills"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_bills" ADD CONSTRAINT "ledger_bills_vendor_id_ledger_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."ledger_vendors"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_changes" ADD CONSTRAINT "ledger_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_credit_notes" ADD CONSTRAINT "ledger_credit_notes_customer_id_ledger_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."ledger_customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_customers" ADD CONSTRAINT "ledger_customers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_customers" ADD CONSTRAINT "ledger_customers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_invoice_lines" ADD CONSTRAINT "ledger_invoice_lines_invoice_id_ledger_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."ledger_invoices"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_invoices" ADD CONSTRAINT "ledger_invoices_customer_id_ledger_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."ledger_customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_payments" ADD CONSTRAINT "ledger_payments_customer_id_ledger_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."ledger_customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_vendor_payments" ADD CONSTRAINT "ledger_vendor_payments_vendor_id_ledger_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."ledger_vendors"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_vendors" ADD CONSTRAINT "ledger_vendors_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ledger_applications_payment" ON "ledger_applications" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "ledger_applications_credit_note" ON "ledger_applications" USING btree ("credit_note_id");
--> statement-breakpoint
CREATE INDEX "ledger_bills_vendor" ON "ledger_bills" USING btree ("vendor_id");
--> statement-breakpoint
CREATE INDEX "ledger_credit_notes_customer" ON "ledger_credit_notes" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "ledger_customers_client" ON "ledger_customers" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "ledger_invoices_customer" ON "ledger_invoices" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "ledger_payments_customer" ON "ledger_payments" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "ledger_vendor_payments_vendor" ON "ledger_vendor_payments" USING btree ("vendor_id");
--> statement-breakpoint
DROP SCHEMA ledger_before CASCADE;
--> statement-breakpoint
DELETE FROM "import_sightings";
--> statement-breakpoint
ALTER TABLE "import_sightings" DROP CONSTRAINT "import_sightings_run_id_file_source_id_pk";
--> statement-breakpoint
ALTER TABLE "import_sightings" DROP COLUMN "file";
--> statement-breakpoint
ALTER TABLE "import_sightings" DROP COLUMN "line";
--> statement-breakpoint
ALTER TABLE "import_counts" ADD COLUMN "place" integer;
--> statement-breakpoint
UPDATE "import_counts" SET place = coalesce(array_position(array['contacts', 'invoices', 'bills', 'lines', 'credit notes'], kind) - 1, 0);
--> statement-breakpoint
ALTER TABLE "import_counts" ALTER COLUMN "place" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "import_rejections" ADD COLUMN "column_name" text;
--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);
--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "file_name" text;
--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "failure" text;
--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "cursor" jsonb;
--> statement-breakpoint
ALTER TABLE "import_sightings" ADD COLUMN "kind" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "insights_firms" ADD COLUMN "currency" text;
--> statement-breakpoint
ALTER TABLE "insights_firms" ADD COLUMN "figures_as_of" date;
--> statement-breakpoint
ALTER TABLE "import_sightings" ADD CONSTRAINT "import_sightings_run_id_kind_source_id_pk" PRIMARY KEY("run_id","kind","source_id");
--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_number_unique" UNIQUE("number");
