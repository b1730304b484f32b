CREATE TABLE "to_do_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "to_do_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"to_do_id" uuid NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "to_dos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"rule" text,
	"text" text,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"as_of" date,
	"holds" boolean DEFAULT true NOT NULL,
	"at_stake" bigint,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"changed_at" timestamp with time zone,
	"changed_by" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "to_do_notes" ADD CONSTRAINT "to_do_notes_to_do_id_to_dos_id_fk" FOREIGN KEY ("to_do_id") REFERENCES "public"."to_dos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "to_dos" ADD CONSTRAINT "to_dos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "to_dos" ADD CONSTRAINT "to_dos_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "to_do_notes_to_do" ON "to_do_notes" USING btree ("to_do_id");--> statement-breakpoint
CREATE UNIQUE INDEX "to_dos_open" ON "to_dos" USING btree ("company_id","client_id","rule") WHERE state = 'open' and rule is not null;--> statement-breakpoint
CREATE INDEX "to_dos_company" ON "to_dos" USING btree ("company_id","state","at_stake");--> statement-breakpoint
CREATE INDEX "to_dos_client" ON "to_dos" USING btree ("client_id");