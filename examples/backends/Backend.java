import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A merchant's backend on the standard library, which has no parser of JSON: the responses of the service are forwarded as
 * text. Copy Webhook.java beside it. Run: javac Backend.java Webhook.java, then java Backend
 */
class Backend {
    record Answer(int status, String body) {}

    /** What the consumer has seen, and has chosen; the customer is an object of JSON. Empty for what is absent. */
    record Choice(String version, String method, String mandate, String customer) {}

    /** The facts of an order, and what was created for it. */
    static class Order {
        final String id, currency, amount;
        final List<String> methods, created = new ArrayList<>();
        int attempts;
        String key;
        Choice debit;

        Order(String id, String currency, String amount, String... methods) {
            this.id = id;
            this.currency = currency;
            this.amount = amount;
            this.methods = List.of(methods);
        }
    }

    static final String SERVICE = env("PAY_SERVICE", "http://127.0.0.1:4242");
    // Anyone may pay these. In a real shop, an order belongs to a session, or has an id that nobody can guess.
    static final List<Order> ORDERS = List.of(
        new Order("order_42", "BRL", "129.90", "pix_br", "boleto_br"),
        new Order("order_43", "IDR", "129000.00", "ewallet_id"));
    static final Set<String> LINKED_FIRST = Set.of("ewallet_id"), FAILED = Set.of("failed", "expired");
    static final Pattern PATH = Pattern.compile("/merchant/(?:v1/)?(payments|mandates|checkouts)/(\\w+)(?:/(verify|resend))?");
    static final long RESEND_MS = 30_000;
    static final HttpClient CLIENT = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    // A database, in a real shop. The service cannot retrieve mandates, so its responses are stored.
    static final Set<String> OWNERS = ConcurrentHashMap.newKeySet();
    static final Map<String, String> MANDATES = new ConcurrentHashMap<>();
    static final Map<String, Long> SENT = new ConcurrentHashMap<>();

    static String env(String name, String other) {
        return System.getenv().getOrDefault(name, other);
    }

    static Answer refused(int status, String message) {
        String type = status < 500 ? "invalid_request_error" : "api_error";
        return new Answer(status, "{\"error\":{\"type\":\"" + type + "\",\"message\":\"" + message + "\"}}");
    }

    /** The fields of an object of JSON, each with its value as text. */
    static Map<String, String> fields(String json) {
        Map<String, String> found = new LinkedHashMap<>();
        String name = null;
        boolean isQuoted = false;
        for (int at = 0, start = 0, depth = 0; at < json.length(); at++) {
            char one = json.charAt(at);
            if (one == '"') isQuoted = !isQuoted;
            if (isQuoted && one == '\\') at++;
            if (isQuoted) continue;
            if (depth == 1 && name == null && one == ':') name = json.substring(start, at).strip().replace("\"", "");
            else if (depth == 1 && name != null && (one == ',' || one == '}')) {
                found.put(name, json.substring(start, at).strip());
                name = null;
            }
            if (one == '{' || one == '[') depth++;
            if (one == '}' || one == ']') depth--;
            if (depth == 1 && (one == '{' || one == ':' || one == ',')) start = at + 1;
        }
        return found;
    }

    /** A field whose value is a text without escapes, such as an id; empty if there is none. */
    static String field(String json, String name) {
        var found = Pattern.compile("\"([\\w.-]*)\"").matcher(fields(json).getOrDefault(name, ""));
        return found.matches() ? found.group(1) : "";
    }

    /** A field whose value is an object; null if there is none. */
    static String object(String json, String name) {
        String found = fields(json).getOrDefault(name, "");
        return found.startsWith("{") ? found : null;
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
            // The page would take it for its own session.
            if (Set.of(401, 403).contains(response.statusCode())) return refused(502, "The payment service refused the key.");
            if (field(response.body(), "object").equals("mandate"))
                MANDATES.put(field(response.body(), "id"), response.body());
            return new Answer(response.statusCode(), response.body());
        } catch (IOException | InterruptedException error) {
            return refused(502, "The payment service could not be reached.");
        }
    }

    /** Makes a payment at the shop's price, not the page's; or a mandate, for a wallet that is not linked yet. */
    static Answer create(Order order, Choice choice, String key) {
        String method = "\"payment_method\":\"" + choice.method + "\"";
        String body = method + ",\"currency\":\"" + order.currency + "\",\"amount\":\"" + order.amount + "\"";
        boolean isLinking = LINKED_FIRST.contains(choice.method) && choice.mandate.isEmpty();
        if (!choice.mandate.isEmpty()) return ask("POST", "/v1/payments", "{" + body + ",\"mandate_id\":\"" + choice.mandate + "\"}", key);
        if (!isLinking && choice.customer.isEmpty()) return ask("POST", "/v1/payments", "{" + body + "}", key);
        String customer = choice.customer.isEmpty() ? "{}" : choice.customer;
        Answer made = ask("POST", "/v1/customers", customer, key == null ? null : key + "-customer");
        if (made.status != 200) return made;
        String id = field(made.body, "id");
        if (isLinking) return ask("POST", "/v1/customers/" + id + "/mandates", "{" + method + "}", key);
        return ask("POST", "/v1/payments", "{" + body + ",\"customer_id\":\"" + id + "\"}", key);
    }

    static String digest(String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8)));
        } catch (GeneralSecurityException error) {
            throw new IllegalStateException(error);
        }
    }

    /** Creates what the consumer has chosen, with a key made of the order, its version and the choice. */
    static Answer attempt(Order order, Choice choice, String key) {
        // Money may move without the consumer, and the answer may be lost.
        if (!choice.mandate.isEmpty()) order.debit = choice;
        Answer made = create(order, choice, digest(order.id + choice));
        // Nothing is known.
        if (made.status >= 500 || Set.of(408, 409, 429).contains(made.status)) return made;
        order.attempts++;
        order.debit = null;
        if (made.status != 200) return made;
        order.key = key;
        order.created.add(field(made.body, "id"));
        return show(order);
    }

    static String version(Order order) {
        return order.currency + order.amount + "-" + order.attempts;
    }

    /** Whether it is a payment that is paid, or may still be. */
    static boolean isOpen(String one) {
        return field(one, "object").equals("payment") && !FAILED.contains(field(one, "status"));
    }

    static class Unavailable extends RuntimeException {}

    static String retrieve(String id) {
        if (MANDATES.containsKey(id)) return MANDATES.get(id);
        Answer found = ask("GET", "/v1/payments/" + id, null, null);
        if (found.status != 200) throw new Unavailable();
        return found.body;
    }

    /** The checkout as the page gets it. */
    static Answer show(Order order) {
        List<String> made = order.created.stream().map(Backend::retrieve).toList();
        var active = made.stream().filter(one -> field(one, "object").equals("mandate") && field(one, "status").equals("active"));
        var earlier = made.stream().limit(Math.max(0, made.size() - 1)).filter(Backend::isOpen);
        return new Answer(200, "{\"object\":\"checkout\",\"id\":\"" + order.id + "\",\"version\":\"" + version(order)
            + "\",\"seller\":\"Norte Coffee\",\"currency\":\"" + order.currency + "\",\"amount\":\"" + order.amount
            + "\",\"methods\":[\"" + String.join("\",\"", order.methods) + "\"],\"mandates\":[" + active.collect(Collectors.joining(","))
            + "],\"current\":" + (made.isEmpty() ? null : made.get(made.size() - 1))
            + ",\"earlier\":[" + earlier.collect(Collectors.joining(",")) + "]}");
    }

    /** Creates a payment or a mandate, once for each version of the checkout. */
    static Answer pay(Order order, String text, String key) {
        String mandate = field(text, "mandate_id"), customer = object(text, "customer");
        if (fields(text).containsKey("mandate_id") && mandate.isEmpty()) return refused(400, "The mandate is not an id.");
        if (fields(text).containsKey("customer") && customer == null) return refused(400, "The customer is not an object.");
        // A linked account has its customer.
        if (customer == null || !mandate.isEmpty()) customer = "";
        var choice = new Choice(field(text, "version"), field(text, "method"), mandate, customer);
        if (key != null && key.equals(order.key)) return show(order);
        if (order.debit != null) { // The answer was lost: nothing else is paid before it is known.
            Choice lost = order.debit;
            Answer answered = attempt(order, lost, key);
            if (order.debit != null || choice.equals(lost)) return answered;
        }
        if (!choice.version.equals(version(order))) return refused(409, "The checkout has changed: request it again.");
        for (String one : order.created.stream().map(Backend::retrieve).filter(Backend::isOpen).toList()) {
            String action = object(one, "action");
            if (field(one, "status").equals("paid")) return refused(409, "This is paid already.");
            if (action == null || fields(action).isEmpty()) return refused(409, "A payment is under way.");
        }
        if (!order.methods.contains(choice.method)) return refused(400, "This method is not offered.");
        boolean isLinked = order.created.contains(mandate) && field(MANDATES.getOrDefault(mandate, ""), "status").equals("active");
        if (!mandate.isEmpty() && !isLinked) return refused(400, "This account is not linked.");
        return attempt(order, choice, key);
    }

    static Answer verify(String id, String text, String key) {
        Answer verified = ask("POST", "/v1/mandates/" + id + "/verify", "{\"otp\":\"" + field(text, "otp") + "\"}", key);
        String error = object(verified.body, "error");
        // The response does not have the mandate.
        if (error != null && field(error, "code").equals("otp_attempts_exceeded")) {
            var mandate = fields(MANDATES.get(id));
            mandate.putAll(Map.of("status", "\"failed\"", "failure_code", "\"otp_attempts_exceeded\"", "action", "{}"));
            var lines = mandate.entrySet().stream().map(one -> "\"" + one.getKey() + "\":" + one.getValue());
            MANDATES.put(id, lines.collect(Collectors.joining(",", "{", "}")));
        }
        return verified;
    }

    static Answer receive(HttpExchange exchange, String text) {
        Map<String, String> headers = new HashMap<>();
        exchange.getRequestHeaders().forEach((name, values) -> headers.put(name.toLowerCase(Locale.ROOT), values.get(0)));
        try {
            Webhook.verify(env("WEBHOOK_SECRET", ""), headers, text);
        } catch (Exception error) {
            return refused(400, "The webhook is not signed, or too old.");
        }
        if (field(text, "type").equals("payment.paid")) System.out.println("Deliver " + field(object(text, "data"), "id"));
        return new Answer(204, null);
    }

    /** The page may poll what it has created. */
    static void own(HttpExchange exchange, String session, String id) {
        String owner = session == null ? UUID.randomUUID().toString() : session;
        OWNERS.add(owner + " " + id);
        exchange.getResponseHeaders().set("Set-Cookie", "session=" + owner + "; Path=/; HttpOnly; Secure; SameSite=Lax");
    }

    static Answer route(HttpExchange exchange) throws IOException {
        var headers = exchange.getRequestHeaders();
        String method = exchange.getRequestMethod(), path = exchange.getRequestURI().getPath();
        String text = new String(exchange.getRequestBody().readNBytes(100_000), UTF_8);
        if (path.equals("/merchant/webhooks")) return receive(exchange, text);
        String site = headers.getFirst("Sec-Fetch-Site"), key = headers.getFirst("Idempotency-Key");
        if (method.equals("POST") && site != null && !site.equals("same-origin")) return refused(403, "A page of another site.");
        if (method.equals("POST") && !text.matches("(?s)\\s*\\{.*\\}\\s*")) return refused(400, "The body is not JSON.");
        var cookie = Pattern.compile("(?:^|; )session=([\\w-]+)").matcher(headers.getOrDefault("Cookie", List.of("")).get(0));
        String session = cookie.find() ? cookie.group(1) : null;
        if (method.equals("POST") && path.equals("/merchant/orders")) {
            String name = field(text, "method"), customer = object(text, "customer");
            var offered = ORDERS.stream().filter(one -> one.methods.contains(name)).findFirst();
            if (offered.isEmpty()) return refused(400, "This cannot be ordered.");
            Answer made = create(offered.get(), new Choice("", name, "", customer == null ? "" : customer), key);
            if (made.status == 200) own(exchange, session, field(made.body, "id"));
            return made;
        }
        var found = PATH.matcher(path);
        if (!found.matches()) return refused(404, "No such path.");
        String id = found.group(2);
        if (found.group(1).equals("checkouts")) {
            var order = ORDERS.stream().filter(one -> one.id.equals(id)).findFirst();
            if (order.isEmpty() || !Set.of("GET", "POST").contains(method)) return refused(404, "No such checkout.");
            Answer shown;
            synchronized (order.get()) { // In a database: a lock of the row.
                shown = method.equals("POST") ? pay(order.get(), text, key) : show(order.get());
            }
            String current = object(shown.body, "current");
            if (current != null) own(exchange, session, field(current, "id"));
            return shown;
        }
        // Others learn not even that a payment exists.
        if (session == null || !OWNERS.contains(session + " " + id)) return refused(404, "No such payment or mandate.");
        switch (method + " " + found.group(1) + " " + found.group(3)) {
            case "GET payments null": return ask("GET", "/v1/payments/" + id, null, null);
            case "GET mandates null": return new Answer(200, MANDATES.get(id));
            // The code is neither logged nor stored.
            case "POST mandates verify": return verify(id, text, key);
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
            } catch (Unavailable error) {
                answer = refused(502, "The payment could not be retrieved.");
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
