import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

/**
 * A merchant's backend on the standard library, which has no parser of JSON: the responses of the service are forwarded as
 * text. Copy Webhook.java beside it. Run: javac Backend.java Webhook.java, then java Backend
 */
class Backend {
    record Answer(int status, String body) {}

    static final String SERVICE = env("PAY_SERVICE", "http://127.0.0.1:4242");
    static final Map<String, String> PRICES = Map.of("pix_br", "\"currency\":\"BRL\",\"amount\":\"129.90\"");
    static final Pattern PATH = Pattern.compile("/merchant/(?:v1/)?(payments|mandates)/(\\w+)(?:/(verify|resend))?");
    static final long RESEND_MS = 30_000;
    static final HttpClient CLIENT = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    // A database, in a real shop. The service cannot retrieve mandates, so its responses are stored.
    static final Map<String, String> OWNERS = new ConcurrentHashMap<>(), MANDATES = new ConcurrentHashMap<>();
    static final Map<String, Long> SENT = new ConcurrentHashMap<>();

    static String env(String name, String other) {
        return System.getenv().getOrDefault(name, other);
    }

    static Answer refused(int status, String message) {
        String type = status < 500 ? "invalid_request_error" : "api_error";
        return new Answer(status, "{\"error\":{\"type\":\"" + type + "\",\"message\":\"" + message + "\"}}");
    }

    /** A field of a flat object of JSON whose value is a text without escapes; empty if there is none. */
    static String field(String json, String name) {
        var found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"([\\w.-]*)\"").matcher(json);
        return found.find() ? found.group(1) : "";
    }

    /** The response of the payment service. Only this backend has the key. */
    static Answer ask(String method, String path, String body, String key) {
        var request = HttpRequest.newBuilder(URI.create(SERVICE + path)).timeout(Duration.ofSeconds(20))
            .header("Accept", "application/json").header("Authorization", "Bearer " + env("PAY_API_KEY", ""));
        if (method.equals("POST"))
            request.header("Content-Type", "application/json")
                .header("Idempotency-Key", key == null ? UUID.randomUUID().toString() : key)
                .POST(HttpRequest.BodyPublishers.ofString(body));
        try {
            var response = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (!response.body().startsWith("{")) throw new IOException();
            if (field(response.body(), "object").equals("mandate"))
                MANDATES.put(field(response.body(), "id"), response.body());
            return new Answer(response.statusCode(), response.body());
        } catch (IOException | InterruptedException error) {
            return refused(502, "The payment service could not be reached.");
        }
    }

    static Answer order(String name, String key) {
        String method = "{\"payment_method\":\"" + name + "\"";
        // The shop sets the price, not the page.
        if (PRICES.containsKey(name)) return ask("POST", "/v1/payments", method + "," + PRICES.get(name) + "}", key);
        if (!name.equals("ewallet_id")) return refused(400, "This cannot be ordered.");
        Answer customer = ask("POST", "/v1/customers", "{}", key == null ? null : key + "-customer");
        if (customer.status != 200) return customer;
        return ask("POST", "/v1/customers/" + field(customer.body, "id") + "/mandates", method + "}", key);
    }

    static Answer receive(HttpExchange exchange, String text) {
        Map<String, String> headers = new HashMap<>();
        exchange.getRequestHeaders().forEach((name, values) -> headers.put(name.toLowerCase(Locale.ROOT), values.get(0)));
        try {
            Webhook.verify(env("WEBHOOK_SECRET", ""), headers, text);
        } catch (Exception error) {
            return refused(400, "The webhook is not signed, or too old.");
        }
        String data = text.substring(Math.max(0, text.indexOf("\"data\"")));
        if (field(text, "type").equals("payment.paid")) System.out.println("Deliver " + field(data, "id"));
        return new Answer(204, null);
    }

    static Answer route(HttpExchange exchange) throws IOException {
        var headers = exchange.getRequestHeaders();
        String method = exchange.getRequestMethod(), path = exchange.getRequestURI().getPath();
        String text = new String(exchange.getRequestBody().readNBytes(100_000), UTF_8);
        if (path.equals("/merchant/webhooks")) return receive(exchange, text);
        String site = headers.getFirst("Sec-Fetch-Site"), key = headers.getFirst("Idempotency-Key");
        if (method.equals("POST") && site != null && !site.equals("same-origin")) return refused(403, "A page of another site.");
        if (method.equals("POST") && !text.matches("(?s)\\s*\\{.*\\}\\s*")) return refused(400, "The body is not JSON.");
        var cookie = Pattern.compile("(?:^|; )session=([\\w-]+)").matcher(headers.getOrDefault("Cookie", java.util.List.of("")).get(0));
        String session = cookie.find() ? cookie.group(1) : null;
        if (method.equals("POST") && path.equals("/merchant/orders")) {
            Answer made = order(field(text, "method"), key);
            if (made.status == 200) {
                String owner = session == null ? UUID.randomUUID().toString() : session;
                OWNERS.put(field(made.body, "id"), owner);
                exchange.getResponseHeaders().set("Set-Cookie", "session=" + owner + "; Path=/; HttpOnly; Secure; SameSite=Lax");
            }
            return made;
        }
        var found = PATH.matcher(path);
        // Others learn not even that a payment exists.
        if (!found.matches() || session == null || !session.equals(OWNERS.get(found.group(2))))
            return refused(404, "No such payment or mandate.");
        String id = found.group(2);
        switch (method + " " + found.group(1) + " " + found.group(3)) {
            case "GET payments null": return ask("GET", "/v1/payments/" + id, null, null);
            case "GET mandates null": return new Answer(200, MANDATES.get(id));
            // The code is neither logged nor stored.
            case "POST mandates verify": return ask("POST", "/v1/mandates/" + id + "/verify", "{\"otp\":\"" + field(text, "otp") + "\"}", key);
            case "POST mandates resend":
                long wait = SENT.getOrDefault(id, 0L) + RESEND_MS - System.currentTimeMillis();
                if (wait <= 0) {
                    SENT.put(id, System.currentTimeMillis());
                    return ask("POST", "/sandbox/mandates/" + id + "/resend", "{}", null);
                }
                exchange.getResponseHeaders().set("Retry-After", String.valueOf(wait / 1000 + 1));
                return refused(429, "Another code was sent just now.");
            default: return refused(404, "No such path.");
        }
    }

    public static void main(String[] arguments) throws IOException {
        int port = Integer.parseInt(env("PORT", "8080"));
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
        server.setExecutor(Executors.newFixedThreadPool(16));
        server.createContext("/merchant/", exchange -> {
            Answer answer;
            try {
                answer = route(exchange);
            } catch (RuntimeException error) {
                answer = refused(500, "The request could not be completed.");
            }
            byte[] body = answer.body == null ? new byte[0] : answer.body.getBytes(UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            exchange.sendResponseHeaders(answer.status, body.length == 0 ? -1 : body.length);
            try (var out = exchange.getResponseBody()) {
                out.write(body);
            }
        });
        server.start();
    }
}
