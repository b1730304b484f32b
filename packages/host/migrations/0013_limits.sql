CREATE TABLE "job_attempts" (
	"job" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"reached" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"user_id" uuid NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_browser_hash_pk" PRIMARY KEY("user_id","browser_hash")
);
--> statement-breakpoint
CREATE TABLE "refresh_grace" (
	"id" integer PRIMARY KEY NOT NULL,
	"settled_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "throttles" ALTER COLUMN "attempts" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;