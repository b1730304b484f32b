import type { Observer } from './observer';
import { tracedConnections } from './traced-connections';

const NAME = 'firm-suite';

/** Bucket boundaries in seconds, as in OpenTelemetry's conventions for servers. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/**
 * Sends metrics and traces of the API's requests and statements by OTLP over HTTP. The exporters read OpenTelemetry's own
 * variables: endpoints, headers, time-outs and intervals. `serve` loads it only if an endpoint is set.
 */
export async function openTelemetry(): Promise<{ observer: Observer; close: () => Promise<void> }> {
  const [api, metricsSdk, traceSdk, resources, { OTLPMetricExporter }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const { context, metrics, propagation, SpanKind, SpanStatusCode, trace } = api;
  const detected = resources.detectResources({ detectors: [resources.envDetector] });
  const resource = resources.resourceFromAttributes({ 'service.name': NAME }).merge(detected);
  const traces = new traceSdk.NodeTracerProvider({
    resource,
    spanProcessors: [new traceSdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  traces.register();
  const meters = new metricsSdk.MeterProvider({
    resource,
    readers: [new metricsSdk.PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() })],
  });
  metrics.setGlobalMeterProvider(meters);
  const tracer = trace.getTracer(NAME);
  const meter = metrics.getMeter(NAME);
  const durations = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Until the answer began.',
    advice: { explicitBucketBoundaries: BUCKETS },
  });
  const running = meter.createUpDownCounter('http.server.active_requests');

  return {
    observer: {
      around(request, run, seen) {
        const parent = propagation.extract(context.active(), { traceparent: request.header('traceparent') });
        running.add(1);
        return tracer.startActiveSpan(request.method, { kind: SpanKind.SERVER }, parent, async (span) => {
          const begin = performance.now();
          try {
            await run();
          } finally {
            running.add(-1);
            const { id, method, route, status, company, person } = seen();
            const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
            durations.record((performance.now() - begin) / 1000, attributes);
            span.updateName(`${method} ${route}`);
            span.setAttributes({ ...attributes, 'suite.request': id });
            if (company) span.setAttribute('suite.company', company);
            if (person) span.setAttribute('enduser.id', person);
            if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
            span.end();
          }
        });
      },
      database: (pool) =>
        tracedConnections(pool, {
          tracer,
          meter,
          kind: SpanKind.CLIENT,
          failed: SpanStatusCode.ERROR,
          isWithinCall: () => trace.getActiveSpan() !== undefined,
        }),
    },
    async close() {
      await Promise.allSettled([traces.shutdown(), meters.shutdown()]);
      for (const one of [trace, metrics, context, propagation]) one.disable();
    },
  };
}
