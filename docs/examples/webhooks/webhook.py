import base64, hashlib, hmac, json, time


def read_event(secret: str, headers: dict, body: bytes) -> dict:
    """The event, if the sandbox has signed the body in the last five minutes. `headers` have lower-case names."""
    sent = headers["webhook-timestamp"]
    if not sent.isascii() or not sent.isdigit() or abs(time.time() - int(sent)) > 300:
        raise ValueError("The webhook is too old.")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    message = f"{headers['webhook-id']}.{sent}.".encode() + body
    expected = b"v1," + base64.b64encode(hmac.new(key, message, hashlib.sha256).digest())
    if not any(hmac.compare_digest(given.encode(), expected) for given in headers["webhook-signature"].split(" ")):
        raise ValueError("The signature is wrong.")
    return json.loads(body)
