export default defineNuxtConfig({
  modules: ['pay-elements/nuxt'],
  css: ['~/assets/shop.css'],
  app: { head: { title: 'Norte Coffee: checkout', htmlAttrs: { lang: 'en' } } },
  // Set by NUXT_BACKEND_URL when the server starts.
  runtimeConfig: { backendUrl: '' },
  compatibilityDate: '2026-01-01',
  telemetry: false,
});
