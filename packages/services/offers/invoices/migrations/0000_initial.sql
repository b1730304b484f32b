CREATE SCHEMA "invoices";
--> statement-breakpoint
CREATE TABLE "invoices"."contacts" (
	"company_id" uuid NOT NULL,
	"ledger_id" text NOT NULL,
	"client" text NOT NULL,
	"contact_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "contacts_company_id_ledger_id_client_pk" PRIMARY KEY("company_id","ledger_id","client")
);
--> statement-breakpoint
CREATE TABLE "invoices"."invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"client" text NOT NULL,
	"due_on" date NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"on" date NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"request" jsonb,
	"refusals" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"message" text,
	"reason" text,
	"source" text,
	"ledger_id" text,
	"invoice_id" text,
	"invoice_number" text,
	"status" text,
	"total" bigint,
	"settled" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "invoices_reference" UNIQUE("company_id","reference")
);
--> statement-breakpoint
CREATE TABLE "invoices"."postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"on" date NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"message" text,
	"payment_id" text
);
--> statement-breakpoint
CREATE TABLE "invoices"."settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"starts_on" date NOT NULL,
	"is_draft" boolean NOT NULL,
	"ledger_id" text,
	"account_id" text,
	"accounts" jsonb NOT NULL,
	"tax_codes" jsonb NOT NULL,
	"payment_account_id" text
);
--> statement-breakpoint
ALTER TABLE "invoices"."postings" ADD CONSTRAINT "postings_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices"."invoices" USING btree ("company_id","state","due_on");--> statement-breakpoint
CREATE INDEX "invoices_proposal" ON "invoices"."invoices" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "postings_invoice" ON "invoices"."postings" USING btree ("invoice_id");