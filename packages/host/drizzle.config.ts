import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['../kernel/src/*/schema*.ts', '../services/*/schema.ts', '../services/*/schema/*.ts'],
  out: './migrations',
});
