/**
 * Sends what `traceRequests` and `traceStatement` record to the collector of OTEL_EXPORTER_OTLP_ENDPOINT,
 * in the background; the packages are loaded now. Returns what sends the rest, at a stop.
 */
export async function startTracing(): Promise<() => Promise<void>> {
  const [
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
    { defaultResource, detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'pulse' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  // Which request a statement belongs to is known from AsyncLocalStorage.
  provider.register();
  return () => provider.shutdown();
}
