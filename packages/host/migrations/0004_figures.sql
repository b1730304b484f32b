CREATE TABLE "consumer_prices" (
	"company_id" uuid NOT NULL,
	"month" integer NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "consumer_prices_company_id_month_pk" PRIMARY KEY("company_id","month")
);
--> statement-breakpoint
CREATE TABLE "figure_client_months" (
	"set_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"months" integer[] NOT NULL,
	"sales" bigint[] NOT NULL,
	"owed" bigint[] NOT NULL,
	"overdue" bigint[] NOT NULL,
	"unconverted" integer[] NOT NULL,
	CONSTRAINT "figure_client_months_set_id_client_id_pk" PRIMARY KEY("set_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "figure_clients" (
	"set_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"badge" text DEFAULT 'not-set' NOT NULL,
	"ledger_customers" integer DEFAULT 0 NOT NULL,
	"invoices" integer DEFAULT 0 NOT NULL,
	"first_invoice_on" date,
	"last_invoice_on" date,
	"last_due_on" date,
	"next_on" date,
	"median_gap" double precision,
	"sales" bigint DEFAULT 0 NOT NULL,
	"sales_before" bigint DEFAULT 0 NOT NULL,
	"invoices_due" integer DEFAULT 0 NOT NULL,
	"invoices_late" integer DEFAULT 0 NOT NULL,
	"late_amount_days" bigint DEFAULT 0 NOT NULL,
	"late_amount" bigint DEFAULT 0 NOT NULL,
	"longest_past_due" integer DEFAULT 0 NOT NULL,
	"paid_before_invoice" integer DEFAULT 0 NOT NULL,
	"paid_above_invoice" integer DEFAULT 0 NOT NULL,
	"due_before_issue" integer DEFAULT 0 NOT NULL,
	"unconverted" integer DEFAULT 0 NOT NULL,
	"unconverted_open" integer DEFAULT 0 NOT NULL,
	"unapplied_credit" bigint DEFAULT 0 NOT NULL,
	"open_documents" integer DEFAULT 0 NOT NULL,
	"open" bigint DEFAULT 0 NOT NULL,
	"current" bigint DEFAULT 0 NOT NULL,
	"overdue" bigint DEFAULT 0 NOT NULL,
	"days_1_to_30" bigint DEFAULT 0 NOT NULL,
	"days_31_to_60" bigint DEFAULT 0 NOT NULL,
	"days_61_to_90" bigint DEFAULT 0 NOT NULL,
	"over_90" bigint DEFAULT 0 NOT NULL,
	"days_late" double precision,
	"share_late" double precision,
	CONSTRAINT "figure_clients_set_id_client_id_pk" PRIMARY KEY("set_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "figure_months" (
	"set_id" bigint NOT NULL,
	"month" integer NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	"owed" bigint DEFAULT 0 NOT NULL,
	"overdue" bigint DEFAULT 0 NOT NULL,
	"unconverted" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "figure_months_set_id_month_pk" PRIMARY KEY("set_id","month")
);
--> statement-breakpoint
CREATE TABLE "figure_prices" (
	"set_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"service" text NOT NULL,
	"currency" text NOT NULL,
	"price" double precision NOT NULL,
	"since" date NOT NULL,
	"since_kind" text NOT NULL,
	"price_then" double precision NOT NULL,
	"first_on" date NOT NULL,
	"last_on" date NOT NULL,
	"annual_quantity" double precision NOT NULL,
	"months" integer,
	"freshness" text,
	"nominal_change" double precision,
	"real_change" double precision,
	"peer_gap" double precision,
	"opportunity" bigint,
	"opportunity_by" text,
	CONSTRAINT "figure_prices_set_id_client_id_service_currency_pk" PRIMARY KEY("set_id","client_id","service","currency")
);
--> statement-breakpoint
CREATE TABLE "figure_sets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"as_of" date NOT NULL,
	"is_present" boolean NOT NULL,
	"computed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dashboard" jsonb,
	CONSTRAINT "figure_sets_company" UNIQUE("company_id","as_of","is_present")
);
--> statement-breakpoint
CREATE TABLE "figure_vendor_names" (
	"set_id" bigint NOT NULL,
	"vendor_id" bigint NOT NULL,
	"vendor" text NOT NULL,
	"normalised" text NOT NULL,
	CONSTRAINT "figure_vendor_names_set_id_vendor_id_pk" PRIMARY KEY("set_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "figure_vendors" (
	"set_id" bigint NOT NULL,
	"vendor" text NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"spend" bigint DEFAULT 0 NOT NULL,
	"last_billed_on" date NOT NULL,
	CONSTRAINT "figure_vendors_set_id_vendor_pk" PRIMARY KEY("set_id","vendor")
);
--> statement-breakpoint
CREATE TABLE "vendor_merges" (
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"other" text NOT NULL,
	"state" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_merges_company_id_name_other_pk" PRIMARY KEY("company_id","name","other")
);
--> statement-breakpoint
ALTER TABLE "consumer_prices" ADD CONSTRAINT "consumer_prices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_client_months" ADD CONSTRAINT "figure_client_months_set_id_figure_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."figure_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_clients" ADD CONSTRAINT "figure_clients_set_id_figure_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."figure_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_months" ADD CONSTRAINT "figure_months_set_id_figure_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."figure_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_prices" ADD CONSTRAINT "figure_prices_set_id_figure_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."figure_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_sets" ADD CONSTRAINT "figure_sets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_vendor_names" ADD CONSTRAINT "figure_vendor_names_set_id_figure_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."figure_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_vendors" ADD CONSTRAINT "figure_vendors_set_id_figure_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."figure_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_merges" ADD CONSTRAINT "vendor_merges_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_clients_overdue" ON "figure_clients" USING btree ("set_id","overdue");--> statement-breakpoint
CREATE INDEX "figure_clients_sales" ON "figure_clients" USING btree ("set_id","sales");--> statement-breakpoint
CREATE UNIQUE INDEX "figure_sets_present" ON "figure_sets" USING btree ("company_id") WHERE is_present;--> statement-breakpoint
CREATE INDEX "figure_vendor_names_vendor" ON "figure_vendor_names" USING btree ("set_id","vendor");