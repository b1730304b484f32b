'use client';

import { lazy } from 'react';

// Loaded when they are first opened: the way into the zone stays short (decision 007).
const Errors = lazy(async () => ({ default: (await import('../errors/errors-page')).ErrorsPage }));
const Outbox = lazy(async () => ({ default: (await import('../outbox/outbox-page')).OutboxPage }));
const Flags = lazy(async () => ({ default: (await import('../flags/flags-page')).FlagsPage }));
const Telemetry = lazy(async () => ({ default: (await import('../telemetry/telemetry-page')).TelemetryPage }));
const Config = lazy(async () => ({ default: (await import('../config/config-page')).ConfigPage }));
const Token = lazy(async () => ({ default: (await import('../token/token-page')).TokenPage }));

// The page is a server component, which can name components of this file but no lazy ones.
export const LateErrors = () => <Errors />;
export const LateOutbox = () => <Outbox />;
export const LateFlags = () => <Flags />;
export const LateTelemetry = () => <Telemetry />;
export const LateConfig = () => <Config />;
export const LateToken = () => <Token />;
