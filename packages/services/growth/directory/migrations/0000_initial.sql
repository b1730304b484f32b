CREATE SCHEMA "solutionhub_vendors";
--> statement-breakpoint
CREATE TABLE "solutionhub_vendors"."adoptions" (
	"company_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "adoptions_company_id_vendor_id_pk" PRIMARY KEY("company_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "solutionhub_vendors"."directory" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "solutionhub_vendors"."facts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "solutionhub_vendors"."facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"source_id" integer NOT NULL,
	"as_of" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "solutionhub_vendors"."favorites" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_company_id_user_id_vendor_id_pk" PRIMARY KEY("company_id","user_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "solutionhub_vendors"."introductions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"person" text NOT NULL,
	"firm" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "solutionhub_vendors"."matches" (
	"company_id" uuid NOT NULL,
	"ledger_vendor" text NOT NULL,
	"vendor_id" uuid,
	CONSTRAINT "matches_company_id_ledger_vendor_pk" PRIMARY KEY("company_id","ledger_vendor")
);
--> statement-breakpoint
CREATE TABLE "solutionhub_vendors"."payments" (
	"company_id" uuid NOT NULL,
	"vendor_key" text NOT NULL,
	"currency" text NOT NULL,
	"monthly" bigint NOT NULL,
	"band" integer NOT NULL,
	CONSTRAINT "payments_company_id_vendor_key_pk" PRIMARY KEY("company_id","vendor_key")
);
--> statement-breakpoint
CREATE TABLE "solutionhub_vendors"."prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"unit" text NOT NULL,
	"period" text NOT NULL,
	"plan" text NOT NULL,
	"seen_on" date NOT NULL,
	"entered_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "solutionhub_vendors"."reviews" (
	"company_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"good" text NOT NULL,
	"bad" text NOT NULL,
	"months_paid" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reviews_vendor_id_company_id_pk" PRIMARY KEY("vendor_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "solutionhub_vendors"."sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "solutionhub_vendors"."sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"url" text NOT NULL,
	"license" text NOT NULL,
	"credit" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "solutionhub_vendors"."suggestions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"website" text NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "solutionhub_vendors"."tools" (
	"company_id" uuid NOT NULL,
	"ledger_vendor" text NOT NULL,
	"owner_id" uuid,
	"renews_on" date,
	"notice_days" integer DEFAULT 0 NOT NULL,
	"ended_on" date,
	"note" text DEFAULT '' NOT NULL,
	"notified_for" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tools_company_id_ledger_vendor_pk" PRIMARY KEY("company_id","ledger_vendor")
);
--> statement-breakpoint
CREATE TABLE "solutionhub_vendors"."vendors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"sub_category" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendors_slug_unique" UNIQUE("slug"),
	CONSTRAINT "vendors_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "solutionhub_vendors"."adoptions" ADD CONSTRAINT "adoptions_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "solutionhub_vendors"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solutionhub_vendors"."facts" ADD CONSTRAINT "facts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "solutionhub_vendors"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solutionhub_vendors"."facts" ADD CONSTRAINT "facts_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "solutionhub_vendors"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solutionhub_vendors"."favorites" ADD CONSTRAINT "favorites_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "solutionhub_vendors"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solutionhub_vendors"."introductions" ADD CONSTRAINT "introductions_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "solutionhub_vendors"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solutionhub_vendors"."matches" ADD CONSTRAINT "matches_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "solutionhub_vendors"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solutionhub_vendors"."prices" ADD CONSTRAINT "prices_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "solutionhub_vendors"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solutionhub_vendors"."reviews" ADD CONSTRAINT "reviews_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "solutionhub_vendors"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "facts_vendor" ON "solutionhub_vendors"."facts" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "facts_source" ON "solutionhub_vendors"."facts" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "favorites_vendor" ON "solutionhub_vendors"."favorites" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "introductions_company" ON "solutionhub_vendors"."introductions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "introductions_state" ON "solutionhub_vendors"."introductions" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "introductions_open" ON "solutionhub_vendors"."introductions" USING btree ("company_id","vendor_id") WHERE "solutionhub_vendors"."introductions"."state" in ('requested', 'sent');--> statement-breakpoint
CREATE INDEX "payments_vendor" ON "solutionhub_vendors"."payments" USING btree ("vendor_key");--> statement-breakpoint
CREATE INDEX "prices_company" ON "solutionhub_vendors"."prices" USING btree ("company_id","vendor_id");--> statement-breakpoint
CREATE INDEX "prices_vendor" ON "solutionhub_vendors"."prices" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "reviews_company" ON "solutionhub_vendors"."reviews" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sources_whole" ON "solutionhub_vendors"."sources" USING btree ("name","url","license","credit");--> statement-breakpoint
CREATE INDEX "suggestions_company" ON "solutionhub_vendors"."suggestions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "suggestions_state" ON "solutionhub_vendors"."suggestions" USING btree ("state","at");--> statement-breakpoint
CREATE INDEX "vendors_category" ON "solutionhub_vendors"."vendors" USING btree ("sub_category");