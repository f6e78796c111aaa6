package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// ReadEvent returns the event, if the sandbox has signed the body in the last five minutes.
func ReadEvent(secret string, header http.Header, body []byte) (event map[string]any, err error) {
	sent := header.Get("Webhook-Timestamp")
	seconds, err := strconv.ParseInt(sent, 10, 64)
	if err != nil || math.Abs(float64(time.Now().Unix()-seconds)) > 300 {
		return nil, errors.New("the webhook is too old")
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return nil, err
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(header.Get("Webhook-Id") + "." + sent + "." + string(body)))
	expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	for _, given := range strings.Split(header.Get("Webhook-Signature"), " ") {
		if hmac.Equal([]byte(given), []byte(expected)) {
			return event, json.Unmarshal(body, &event)
		}
	}
	return nil, errors.New("the signature is wrong")
}
