CREATE TABLE "job_attempts" (
	"job" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
