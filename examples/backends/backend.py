"""A merchant's backend on FastAPI. Copy webhook.py beside it. Run: python3 backend.py"""
import asyncio, hashlib, http.client, json, os, secrets, threading, time, urllib.error, urllib.request
import uvicorn
from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException as AnyHTTPException
from webhook import read_event

SERVICE, KEY = os.environ.get("PAY_SERVICE", "http://127.0.0.1:4242"), os.environ.get("PAY_API_KEY", "")
# Anyone may pay these. In a real shop, an order belongs to a session, or has an id that nobody can guess.
ORDERS = {
    "order_42": {"currency": "BRL", "amount": "129.90", "methods": ["pix_br", "boleto_br"]},
    "order_43": {"currency": "IDR", "amount": "129000.00", "methods": ["ewallet_id"]},
}
LINKED_FIRST = ["ewallet_id"]
RESEND_SECONDS = 30
# A database, in a real shop. The service cannot retrieve mandates.
owners, mandates, sent = set(), {}, {}
records = {id: {"attempts": 0, "key": None, "created": [], "debit": None} for id in ORDERS}
locks = {id: threading.Lock() for id in ORDERS}  # In a database: a lock of the row.
app = FastAPI()


def ask(method, path, body=None, key=None):
    """The status and the JSON of the payment service. Only this backend has the key."""
    headers = {"accept": "application/json", "content-type": "application/json", "authorization": f"Bearer {KEY}"}
    if method == "POST":
        headers["idempotency-key"] = key or secrets.token_hex(16)
    data = json.dumps(body or {}).encode() if method == "POST" else None
    request = urllib.request.Request(SERVICE + path, data, headers, method=method)
    try:
        try:
            sent_back = urllib.request.urlopen(request, timeout=20)
        except urllib.error.HTTPError as error:
            sent_back = error
        with sent_back:
            status, found = sent_back.code, dict(json.load(sent_back))
    except (OSError, TypeError, ValueError, http.client.HTTPException):
        raise HTTPException(502, "The payment service could not be reached.") from None
    if status in (401, 403):  # The page would take it for its own session.
        raise HTTPException(502, "The payment service refused the key.")
    if found.get("object") == "mandate":
        mandates[found["id"]] = found
    return status, found


def answer(status, body):
    return JSONResponse(body, status, {"cache-control": "no-store"})


def create(order, method, key, customer=None, mandate_id=None):
    """Makes a payment at the shop's price, not the page's; or a mandate, for a wallet that is not linked yet."""
    path, body = "/v1/payments", {"payment_method": method, "currency": order["currency"], "amount": order["amount"]}
    is_linking = method in LINKED_FIRST and not mandate_id
    if mandate_id:
        body["mandate_id"] = mandate_id
    elif is_linking or customer:
        status, made = ask("POST", "/v1/customers", customer or {}, key and f"{key}-customer")
        if status != 200:
            return status, made
        body["customer_id"] = made["id"]
    if is_linking:
        path, body = f"/v1/customers/{made['id']}/mandates", {"payment_method": method}
    return ask("POST", path, body, key)


def attempt(id, choice, key):
    """Creates what the consumer has chosen, with a key made of the order, its version and the choice."""
    order, record = ORDERS[id], records[id]
    if choice["mandate_id"]:  # Money may move without the consumer, and the answer may be lost.
        record["debit"] = choice
    own_key = hashlib.sha256(json.dumps([id, choice], sort_keys=True).encode()).hexdigest()
    status, made = create(order, choice["method"], own_key, choice["customer"], choice["mandate_id"])
    if status == 200:
        record.update(attempts=record["attempts"] + 1, key=key, debit=None, created=[*record["created"], made["id"]])
        return status, show(id)
    if status < 500 and status not in (408, 409, 429):  # Nothing was created: more tries are other requests.
        record.update(attempts=record["attempts"] + 1, debit=None)
    return status, made


def retrieve(id):
    status, found = (200, mandates[id]) if id in mandates else ask("GET", f"/v1/payments/{id}")
    if status != 200:
        raise HTTPException(502, "The payment could not be retrieved.")
    return found


def show(id):
    """The checkout as the page gets it."""
    order, record = ORDERS[id], records[id]
    made = [retrieve(one) for one in record["created"]]
    return {
        **order, "object": "checkout", "id": id, "seller": "Norte Coffee",
        "version": f"{order['currency']}{order['amount']}-{record['attempts']}",
        "mandates": [one for one in made if one["object"] == "mandate" and one["status"] == "active"],
        "current": made[-1] if made else None,
        "earlier": [one for one in made[:-1] if one["object"] == "payment" and one["status"] not in ("failed", "expired")],
    }


def pay(id, body, key):
    """Creates a payment or a mandate, once for each version of the checkout."""
    record, mandate_id, customer = records[id], body.get("mandate_id"), body.get("customer")
    if not isinstance(customer or {}, dict):
        raise HTTPException(400, "The customer is not an object.")
    choice = {"version": body.get("version"), "method": body.get("method"), "mandate_id": mandate_id}
    choice["customer"] = None if mandate_id else customer  # A linked account has its customer.
    if key and key == record["key"]:
        return 200, show(id)
    if record["debit"]:  # The answer was lost: nothing else is paid before it is known.
        lost = record["debit"]
        answered = attempt(id, lost, key)
        if record["debit"] or choice == lost:
            return answered
    shown = show(id)
    if choice["version"] != shown["version"]:
        raise HTTPException(409, "The checkout has changed: request it again.")
    payments = [one for one in [*shown["earlier"], shown["current"]] if one and one["object"] == "payment"]
    if any(one["status"] == "paid" for one in payments):
        raise HTTPException(409, "This is paid already.")
    if any(one["status"] not in ("failed", "expired") and not one["action"] for one in payments):
        raise HTTPException(409, "A payment is under way.")
    if choice["method"] not in shown["methods"]:
        raise HTTPException(400, "This method is not offered.")
    if mandate_id and mandate_id not in [one["id"] for one in shown["mandates"]]:
        raise HTTPException(400, "This account is not linked.")
    return attempt(id, choice, key)


@app.exception_handler(AnyHTTPException)
async def refuse(request, error):
    kind = "invalid_request_error" if error.status_code < 500 else "api_error"
    return JSONResponse({"error": {"type": kind, "message": error.detail}}, error.status_code, getattr(error, "headers", None))


async def read(request: Request):
    if request.headers.get("sec-fetch-site", "same-origin") != "same-origin":
        raise HTTPException(403, "A page of another site.")
    try:
        return dict(json.loads(await request.body()))
    except (TypeError, ValueError):
        raise HTTPException(400, "The body is not JSON.") from None


def owned(request: Request, id: str):
    """Others learn not even that a payment exists."""
    if (request.cookies.get("session"), id) not in owners:
        raise HTTPException(404, "No such payment or mandate.")


def own(request: Request, status, body, id):
    """The response, with the cookie by which the page may poll the payment."""
    response = answer(status, body)
    if id:
        session = request.cookies.get("session") or secrets.token_urlsafe(24)
        owners.add((session, id))
        response.set_cookie("session", session, httponly=True, samesite="lax", secure=True)
    return response


@app.post("/merchant/orders")
async def order(request: Request):
    body, key = await read(request), request.headers.get("idempotency-key")
    method = body.get("method")
    found = next((one for one in ORDERS.values() if method in one["methods"]), None)
    if not found:
        raise HTTPException(400, "This cannot be ordered.")
    status, made = await asyncio.to_thread(create, found, method, key, body.get("customer"))
    return own(request, status, made, status == 200 and made["id"])


def one_by_one(request, id, task):
    with locks[id]:
        status, shown = task()
    return own(request, status, shown, (shown.get("current") or {}).get("id"))


@app.get("/merchant/checkouts/{id}")
def checkout(request: Request, id: str):
    if id not in ORDERS:
        raise HTTPException(404, "No such checkout.")
    return one_by_one(request, id, lambda: (200, show(id)))


@app.post("/merchant/checkouts/{id}")
async def pay_checkout(request: Request, id: str):
    body, key = await read(request), request.headers.get("idempotency-key")
    if id not in ORDERS:
        raise HTTPException(404, "No such checkout.")
    return await asyncio.to_thread(one_by_one, request, id, lambda: pay(id, body, key))


@app.get("/merchant/payments/{id}")
def payment(request: Request, id: str):
    owned(request, id)
    return answer(*ask("GET", f"/v1/payments/{id}"))


@app.get("/merchant/mandates/{id}")
def mandate(request: Request, id: str):
    owned(request, id)
    return answer(200, mandates[id])


@app.post("/merchant/v1/mandates/{id}/verify")
async def verify(request: Request, id: str):
    body, key = await read(request), request.headers.get("idempotency-key")
    owned(request, id)
    # The code is neither logged nor stored.
    status, found = await asyncio.to_thread(ask, "POST", f"/v1/mandates/{id}/verify", {"otp": body.get("otp")}, key)
    if found.get("error", {}).get("code") == "otp_attempts_exceeded":  # The response does not have the mandate.
        mandates[id] = {**mandates[id], "status": "failed", "failure_code": "otp_attempts_exceeded", "action": {}}
    return answer(status, found)


@app.post("/merchant/v1/mandates/{id}/resend")
async def resend(request: Request, id: str):
    await read(request)
    owned(request, id)
    wait = sent.get(id, -RESEND_SECONDS) + RESEND_SECONDS - time.monotonic()
    if wait > 0:
        raise HTTPException(429, "Another code was sent just now.", {"retry-after": str(int(wait) + 1)})
    sent[id] = time.monotonic()
    return answer(*await asyncio.to_thread(ask, "POST", f"/sandbox/mandates/{id}/resend"))


@app.post("/merchant/webhooks")
async def webhooks(request: Request):
    try:
        event = read_event(os.environ["WEBHOOK_SECRET"], request.headers, await request.body())
    except (KeyError, ValueError):
        raise HTTPException(400, "The webhook is not signed, or too old.") from None
    if event["type"] == "payment.paid":
        print("Deliver", event["data"]["id"], flush=True)
    return Response(status_code=204)


uvicorn.run(app, host="127.0.0.1", port=int(os.environ.get("PORT", 8080)), log_level="warning")
