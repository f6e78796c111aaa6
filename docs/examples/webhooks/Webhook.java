import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class Webhook {
    /** Throws unless the sandbox has signed the body in the last five minutes. `headers` have lower-case names. */
    static void verify(String secret, Map<String, String> headers, String body) throws GeneralSecurityException {
        String time = headers.get("webhook-timestamp");
        if (!time.matches("[0-9]{1,18}") || Math.abs(System.currentTimeMillis() / 1000 - Long.parseLong(time)) > 300)
            throw new SecurityException("The webhook is too old.");
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret.replace("whsec_", "")), "HmacSHA256"));
        byte[] signature = mac.doFinal((headers.get("webhook-id") + "." + time + "." + body).getBytes(UTF_8));
        byte[] expected = ("v1," + Base64.getEncoder().encodeToString(signature)).getBytes(UTF_8);
        for (String given : headers.get("webhook-signature").split(" "))
            if (MessageDigest.isEqual(given.getBytes(UTF_8), expected)) return;
        throw new SecurityException("The signature is wrong.");
    }
}
