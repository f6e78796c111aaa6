/** Forwards the elements' requests from the page's origin to the backend. */
export default defineEventHandler((event) => {
  const { backendUrl } = useRuntimeConfig(event);
  return proxyRequest(event, backendUrl + event.path);
});
