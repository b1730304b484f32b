CREATE SCHEMA "spark";
--> statement-breakpoint
CREATE TABLE "spark"."prompts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"is_shared" boolean NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "prompts_title" ON "spark"."prompts" USING btree ("company_id","user_id","title");